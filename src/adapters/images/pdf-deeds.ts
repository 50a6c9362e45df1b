import { inflateSync } from 'node:zlib';

/**
 * Why a PDF is not taken though it can be drawn: it does something when it is opened. A sentence for the screen; null where nothing of
 * the kind is found. Names are looked for in the file and in its compressed objects, also where letters of a name are written as
 * numbers ('/J#61vaScript'; ISO 32000-1, 7.3.5). Streams of drawings and pictures are not opened: objects in one that does not call
 * itself a stream of objects (7.5.7) are found by lenient readers alone, and not here.
 */
export function pdfDeeds(bytes: Uint8Array): string | null {
  const text = latin1(bytes);
  const objects = compressedObjects(text, bytes);
  if (objects === null) return 'This PDF cannot be checked for scripts. Print it as a new PDF and choose that.';
  const found = deeds.find(([name]) => [text, ...objects].some((each) => each.search(name) >= 0));
  return found ? `This PDF ${found[1]}. Print it as a new PDF, which leaves that out, and choose that.` : null;
}

const deeds: readonly (readonly [name: RegExp, what: string])[] = [
  [writtenAs('JavaScript'), 'has a script in it'],
  [writtenAs('Launch'), 'starts another program'],
  [writtenAs('SubmitForm'), 'sends what is typed in it elsewhere'],
  ...['GoToR', 'GoToE', 'ImportData'].map((name) => [writtenAs(name), 'opens another file'] as const),
  [writtenAs('EmbeddedFile'), 'has another file in it'],
  ...['RichMedia', 'Movie', 'Sound', 'Rendition'].map(
    (name) => [writtenAs(name), 'has a film or a sound in it'] as const,
  ),
  [writtenAs('XFA'), 'has a form with a program in it'],
];

// 20 MB of objects are a hundred thousand pages; a small file may claim more.
const MOST_BYTES = 40_000_000;

/** What is written in the streams of objects. Null where one cannot be read: it is packed in another way, encrypted or damaged. */
function compressedObjects(text: string, bytes: Uint8Array): string[] | null {
  const found: string[] = [];
  let left = MOST_BYTES;
  for (const { index } of text.matchAll(objectStream)) {
    const [before = ''] = text.slice(Math.max(0, index - MOST_FACTS), index).match(factsBefore) ?? [];
    factsAfter.lastIndex = index;
    const [after = ''] = factsAfter.exec(text) ?? [];
    const facts = (before + after).replace(/\/Filter\s*\[?\s*\/FlateDecode/, '');
    // Another coding, or facts that are written so that it is not seen which, or where the stream begins.
    if (!before || !after || /Decode|Filter|#/.test(facts)) return null;
    try {
      const content = inflateSync(bytes.subarray(index + after.length), { maxOutputLength: left });
      left -= content.length;
      const objects = latin1(content);
      if (!/^\s*(?:\d+\s+\d+\s|$)/.test(objects)) return null;
      found.push(objects);
    } catch {
      return null;
    }
  }
  return found;
}

const objectStream = writtenAs('ObjStm', 'g');

// The facts of a stream of objects are names, numbers and references. A string or a comment could say ' obj' or 'stream' itself.
const MOST_FACTS = 1000;
const factsBefore = /\d\s+obj\s*<<[^()<>%]*$/;
const factsAfter = new RegExp(`[^()<>%]{0,${MOST_FACTS}}>>\\s*stream\\r?\\n`, 'y');

/** A whole name, each letter as itself or by its number. */
function writtenAs(name: string, flags = ''): RegExp {
  const letters = [...name].map((letter) => {
    const number = [...letter.charCodeAt(0).toString(16)].map((digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${number.join('')})`;
  });
  return new RegExp(`/${letters.join('')}(?![^\\s\\0()<>[\\]{}/%])`, flags);
}

function latin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
