import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The fonts of the paper. Noto Sans has Devanagari in it; Odia is its own family and comes by fallback. */
export const paperFonts = (): Buffer[] => files.map((file) => readFileSync(require.resolve(file)));

const latin = '@expo-google-fonts/noto-sans';
const odia = '@expo-google-fonts/noto-sans-oriya';

const files = [
  `${latin}/300Light/NotoSans_300Light.ttf`,
  `${latin}/400Regular/NotoSans_400Regular.ttf`,
  `${latin}/600SemiBold/NotoSans_600SemiBold.ttf`,
  `${odia}/400Regular/NotoSansOriya_400Regular.ttf`,
  `${odia}/600SemiBold/NotoSansOriya_600SemiBold.ttf`,
];
