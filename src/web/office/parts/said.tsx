const whole = /((?:[A-Z]{2}-)?[A-Z]{2}\/\d\d-\d\d\/\d+|\d+(?:\.\d+)? %|₹ [\d,.]*\d)/;

/** A sentence whose numbers of documents, rates and amounts stay on one line: `<Said text="Cancel CN-DL/26-27/001 first" />` */
export function Said({ text }: { text: string }) {
  return text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
}
