import { foldText } from '../text/fold-text.ts';

type CleanName = { name: string; changed: boolean };

/**
 * The name to store a picture under, always with '.jpg': `cleanPhotoName('IMG (1).PNG')` → `{ name: 'IMG 1.jpg', changed: true }`.
 * Null when no letter or digit is left, for another file type, and for a path separator or NUL, which may be an attack.
 */
export function cleanPhotoName(fileName: string): CleanName | null {
  return clean(fileName, picture);
}

/** The same for a brochure: `cleanBrochureName('HPL – 2026.PDF')` → `{ name: 'HPL 2026.pdf', changed: true }` */
export function cleanBrochureName(fileName: string): CleanName | null {
  return clean(fileName, brochure);
}

/**
 * The first free name like this one; `taken` has the names that exist, folded by `foldText`.
 * `freePhotoName('IMG 1.jpg', new Set(['IMG 1.JPG']))` → `'IMG 1-2.jpg'`
 */
export function freePhotoName(name: string, taken: ReadonlySet<string>): string {
  const ending = /\.(jpg|pdf)$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = `${stem.slice(0, MAX_CHARACTERS - suffix.length)}${suffix}${ending}`;
    if (!taken.has(foldText(candidate))) return candidate;
  }
}

/** Without the ending. Longer names fail on some systems. */
const MAX_CHARACTERS = 100;

type Kind = { ending: string; endings: RegExp; word: string };

const picture: Kind = { ending: '.jpg', endings: /\.(jpe?g|png|webp)$/i, word: 'photo' };
const brochure: Kind = { ending: '.pdf', endings: /\.pdf$/i, word: 'brochure' };

function clean(fileName: string, { ending, endings, word }: Kind): CleanName | null {
  if (/[/\\\0]/.test(fileName) || !endings.test(fileName)) return null;
  const typed = fileName.normalize('NFC').replace(endings, '');
  const plain = typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // The call for deleting separates names by commas; the other characters cause trouble on some systems.
    .replaceAll(/[^A-Za-z0-9 _.-]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[ _.-]+/, '');
  const named = windowsDevice.test(plain) ? `${word} ${plain}` : plain;
  const stem = withoutTrailing(named.slice(0, MAX_CHARACTERS), endings);
  return stem === '' ? null : { name: stem + ending, changed: stem !== typed };
}

/** The name without spaces, dots and endings at its end, also repeated ones. */
function withoutTrailing(name: string, endings: RegExp): string {
  const shorter = (/[ .]$/.test(name) ? name.slice(0, -1) : name).replace(endings, '');
  return shorter === name ? name : withoutTrailing(shorter, endings);
}

/** Windows opens a device, not a file, for these names, with any ending. */
const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)( *\.| *$)/i;
