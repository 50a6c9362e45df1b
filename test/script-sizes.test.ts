import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createBuilder, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

let chunks: Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  // Else React comes as it does for those who work on the pages.
  vi.stubEnv('NODE_ENV', 'production');
  const builder = await createBuilder({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: { write: false },
  });
  const client = builder.environments.client;
  if (!client) throw new Error('The build has no part for browsers.');
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  chunks = output.filter((each) => each.type === 'chunk');
});

/** Everything that an entry ever loads, at once or later. */
const loadedFrom = (entry: string): Rolldown.OutputChunk[] => {
  const found = new Map<string, Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.set(chunk.fileName, chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports])
      visit(chunks.find(({ fileName }) => fileName === name));
  };
  visit(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry)));
  return [...found.values()];
};

const kilobytes = (loaded: Rolldown.OutputChunk[]): number =>
  loaded.reduce((sum, { code }) => sum + brotliCompressSync(code).byteLength, 0) / 1000;

test('a public page never loads more than 75 kB of script, as it is sent', () => {
  const loaded = loadedFrom('/site/start-site.tsx');
  // React among them, or this would measure nothing.
  expect(loaded.length).toBeGreaterThan(1);
  expect(kilobytes(loaded)).toBeGreaterThan(50);
  expect(kilobytes(loaded)).toBeLessThanOrEqual(75);
});

test('what runs before a visitor touches the page is a few kilobytes', () => {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/site/start-site.tsx'));
  const first = chunks.filter(({ fileName }) => fileName === entry?.fileName || entry?.imports.includes(fileName));
  expect(first.length).toBeGreaterThan(0);
  expect(kilobytes(first)).toBeLessThanOrEqual(5);
});

test('a staff screen never loads more than 150 kB of script, as it is sent', () => {
  const size = kilobytes(loadedFrom('/office/start-office.tsx'));
  expect(size).toBeGreaterThan(75);
  expect(size).toBeLessThanOrEqual(150);
});
