import { inflateSync } from 'node:zlib';

/**
 * Why a PDF is not taken though it can be drawn: it does something when it is opened. A sentence for the screen; null when it only
 * shows something. Names are looked for in the file and in its compressed objects, also where letters of a name are written as
 * numbers ('/J#61vaScript'; ISO 32000-1, 7.3.5). Streams of drawings and pictures hold no objects (7.5.7), and are not opened.
 */
export function pdfDeeds(bytes: Uint8Array): string | null {
  const text = latin1(bytes);
  const objects = compressedObjects(text, bytes);
  if (objects === null) return 'This PDF cannot be checked for scripts. Print it as a new PDF and choose that.';
  const found = deeds.find(([name]) => [text, ...objects].some((each) => each.search(name) >= 0));
  return found ? `This PDF ${found[1]}. Print it as a new PDF, which leaves that out, and choose that.` : null;
}

const deeds: readonly [name: RegExp, what: string][] = [
  [writtenAs('JavaScript'), 'has a script in it'],
  [writtenAs('Launch'), 'starts another program'],
  [writtenAs('EmbeddedFile'), 'has another file in it'],
  [writtenAs('RichMedia'), 'has a film or a sound in it'],
];

// 20 MB of objects are a hundred thousand pages; a small file may claim more.
const MOST_BYTES = 40_000_000;

/** What is written in the streams of objects. Null where one cannot be read: it is packed in another way, encrypted or damaged. */
function compressedObjects(text: string, bytes: Uint8Array): string[] | null {
  const found: string[] = [];
  let left = MOST_BYTES;
  for (const { index } of text.matchAll(objectStream)) {
    const begin = /stream\r?\n/g;
    begin.lastIndex = index + '/ObjStm'.length;
    const start = begin.exec(text);
    const facts = text
      .slice(text.lastIndexOf(' obj', index), start?.index)
      .replace(/\/Filter\s*\[?\s*\/FlateDecode/, '');
    // Another coding, or one that is written so that it is not seen.
    if (!start || /Decode|Filter|#/.test(facts)) return null;
    try {
      const content = inflateSync(bytes.subarray(begin.lastIndex), { maxOutputLength: left });
      left -= content.length;
      found.push(latin1(content));
    } catch {
      return null;
    }
  }
  return found;
}

const objectStream = writtenAs('ObjStm', 'g');

/** A name, each letter as itself or by its number. */
function writtenAs(name: string, flags = ''): RegExp {
  const letters = [...name].map((letter) => {
    const number = [...letter.charCodeAt(0).toString(16)].map((digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${letter}|#${number.join('')})`;
  });
  return new RegExp(`/${letters.join('')}`, flags);
}

function latin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}
