import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = { server: 'src/main.ts', vitrine: 'src/cli/vitrine.ts' };

/**
 * The server or the commands of a release: as its build made them and `npm start` runs them, or their sources where nothing is
 * built, where a source is newer, and where one of them is read with a fault in it.
 */
export function programIn(root: string, name: keyof typeof sources, { planted = false } = {}): string {
  return planted || !isBuilt(root) ? sources[name] : `dist/server/${name}.js`;
}

const known = new Map<string, boolean>();

/** Whether the programs in a release's folder were built after all that they are made of was changed. */
export function isBuilt(root: string): boolean {
  const built =
    known.get(root) ?? changedAt(join(root, 'dist/server/server.js')) > Math.max(...inputsOf(root).map(changedAt));
  known.set(root, built);
  return built;
}

/** Folders as well: they change when a file is removed. */
function inputsOf(root: string): string[] {
  const inSrc = (readdirSync(join(root, 'src'), { recursive: true }) as string[]).filter(
    (name) => !/\.test\.tsx?$/.test(name),
  );
  const others = ['src', 'package.json', 'package-lock.json', 'vite.config.ts'];
  return [...inSrc.map((name) => join('src', name)), ...others].map((name) => join(root, name));
}

function changedAt(path: string): number {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}
