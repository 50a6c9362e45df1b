import { foldText } from '../text/fold-text.ts';

type MendedName = { name: string; mended: boolean };

/**
 * The name that a picture is stored under, as '.jpg' whatever it came as: `mendPhotoName('IMG (1).PNG')` → `{ name: 'IMG 1.jpg', mended: true }`.
 * Null when nothing of it can stay, when it ends otherwise, or when it holds a separator or NUL: that is no slip of the pen.
 */
export function mendPhotoName(fileName: string): MendedName | null {
  return mend(fileName, picture);
}

/** The same for a brochure: `mendBrochureName('HPL – 2026.PDF')` → `{ name: 'HPL 2026.pdf', mended: true }` */
export function mendBrochureName(fileName: string): MendedName | null {
  return mend(fileName, brochure);
}

/**
 * A name that is still free beside a taken one; `taken` holds names folded by `foldText`.
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

/** Without the ending, so that a folder of files can be unpacked on any system. */
const MAX_CHARACTERS = 100;

type Kind = { ending: string; endings: RegExp; word: string };

const picture: Kind = { ending: '.jpg', endings: /\.(jpe?g|png|webp)$/i, word: 'photo' };
const brochure: Kind = { ending: '.pdf', endings: /\.pdf$/i, word: 'brochure' };

function mend(fileName: string, { ending, endings, word }: Kind): MendedName | null {
  if (/[/\\\0]/.test(fileName) || !endings.test(fileName)) return null;
  const typed = fileName.normalize('NFC').replace(endings, '');
  const plain = typed
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // The comma parts names in the call that deletes; the others trouble one system or another.
    .replaceAll(/[^A-Za-z0-9 _.-]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[ _.-]+/, '');
  const named = windowsDevice.test(plain) ? `${word} ${plain}` : plain;
  const stem = withoutTrailing(named.slice(0, MAX_CHARACTERS), endings);
  return stem === '' ? null : { name: stem + ending, mended: stem !== typed };
}

/** Without spaces, dots and endings at its end, however many follow each other. */
function withoutTrailing(name: string, endings: RegExp): string {
  const shorter = (/[ .]$/.test(name) ? name.slice(0, -1) : name).replace(endings, '');
  return shorter === name ? name : withoutTrailing(shorter, endings);
}

/** Windows opens a device and no file under these, whatever ending follows. */
const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)( *\.| *$)/i;
