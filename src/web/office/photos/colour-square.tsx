/** The square beside the word of a colour: 12 pixels, with a thin border for white. */
export function ColourSquare({ hex }: { hex: string }) {
  return (
    <svg width="12" height="12" aria-hidden="true">
      <rect x="0.5" y="0.5" width="11" height="11" fill={hex} stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  );
}
