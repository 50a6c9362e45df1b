import { readFileSync } from 'node:fs';
import { screens } from '#web/office/screens.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean };

/** The scripts and styles that a screen fetches by itself once it is drawn: of the parts that it loads when they are wanted. */
export function lazyFiles(): Set<string> {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
  const ofScreens = new Set(screens.map(({ source }) => `src/web/office/${source}`));
  const parts = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry && !ofScreens.has(key));
  return new Set(parts.flatMap((key) => filesOf(manifest, key)));
}

function filesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const own = [chunk.file, ...(chunk.css ?? [])].map((file) => `/${file}`);
  return [...own, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}
