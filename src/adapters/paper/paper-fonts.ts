import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts of the paper. Noto Sans includes Devanagari; the other scripts of India have families of their own, used as fallback. */
export function paperFonts(): Buffer[] {
  return fontFiles.map((file) => readFileSync(require.resolve(file)));
}

/** The other families, as in the template: Urdu is written in Arabic letters, Santali in Ol Chiki, Manipuri in Meetei Mayek. */
const families = [
  'Oriya',
  'Bengali',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Tamil',
  'Telugu',
  'Arabic',
  'OlChiki',
  'MeeteiMayek',
];

function packageOf(family: string) {
  return `@expo-google-fonts/noto-sans-${family.replace(/(?<=[a-z])(?=[A-Z])/, '-').toLowerCase()}`;
}

// After the light font, the regular and the semi-bold font of each family.
const fontFiles = [
  ...['300Light', '400Regular', '600SemiBold'].map(
    (weight) => `@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`,
  ),
  ...families.flatMap((family) =>
    ['400Regular', '600SemiBold'].map((weight) => `${packageOf(family)}/${weight}/NotoSans${family}_${weight}.ttf`),
  ),
];
