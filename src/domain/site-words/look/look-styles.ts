import { isAccent } from './accent-problem.ts';
import { accentTokens, LEAST_CONTRAST, leastIn } from './accent-tokens.ts';
import { openingLook } from './site-look.ts';

/**
 * The name of the file of styles with an accent; null for the accent that the site's own styles have. It ends with a sum of the file, so that
 * browsers keep it for ever: `lookFile('#7a1f2b')` → `'7a1f2b-5d0c3a91.css'`
 */
export function lookFile(accent: string): string | null {
  return accent === openingLook.accent ? null : `${accent.slice(1)}-${sumOf(lookStyles(accent))}.css`;
}

/** The styles of a file that `lookFile` names, and null for every other name: `stylesOfFile('7a1f2b-5d0c3a91.css')` → `':root{…}'` */
export function stylesOfFile(name: string): string | null {
  const accent = `#${name.slice(0, 6)}`;
  if (!isAccent(accent) || leastIn('light', accent) < LEAST_CONTRAST || lookFile(accent) !== name) return null;
  return lookStyles(accent);
}

/** Outside of the layers, so that it stands above the tokens of the site. */
function lookStyles(accent: string): string {
  const { light, dark } = accentTokens(accent);
  const token = (name: string, of: keyof typeof light) => `--${name}:light-dark(${light[of]},${dark[of]})`;
  return `:root{${token('accent', 'accent')};${token('accent-hover', 'hover')};${token('on-accent', 'on')}}`;
}

/** FNV-1a, 32 bits: enough to tell the files of two releases apart. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
