import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Sources are TypeScript; what the build makes of them is JavaScript. */
const ending = extname(import.meta.filename);

/** The folder of the project, in which the sources are `src` and the built programs `dist/server`. */
export const projectFolder = join(import.meta.dirname, ending === '.ts' ? '..' : '../..');

/**
 * The file of a program that runs beside this one. It is named by its source, `new URL('./sheet-process.ts', import.meta.url)`:
 * the build puts all programs, and the files that they read, into one folder.
 */
export function programFile(source: URL): string {
  return fileURLToPath(source).replace(/\.ts$/, ending);
}
