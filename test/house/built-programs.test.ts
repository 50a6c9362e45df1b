import { globSync, readFileSync } from 'node:fs';
import { dirname, extname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const build = readFileSync('vite.config.ts', 'utf8');
const sources = globSync('src/{adapters,cli,server,start}/**/*.ts').filter((path) => !path.includes('.test.'));

test('Every program that another one starts is built under its own name', () => {
  const started = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g)].map(([, file = '']) =>
      join(dirname(path), file),
    ),
  );
  expect(started.length).toBeGreaterThan(5);
  const inBuild = (path: string) => build.includes(`'${/([^/]+)\.ts$/.exec(path)?.[1]}': '${path}'`);
  expect(started.filter((path) => !inBuild(path))).toEqual([]);
});

test('Every file that the server reads from beside its modules is copied beside the built one', () => {
  const pattern = /globSync\('(src\/\{adapters,server\}[^']+)'\)/.exec(build)?.[1] ?? '';
  const copied = globSync('src/{adapters,server}/**/*.*').filter((path) => matchesGlob(path, pattern));
  expect(copied.length).toBeGreaterThan(15);
  const read = globSync('src/{adapters,server}/**/*.*').filter((path) => !['.ts', '.json'].includes(extname(path)));
  expect(read.filter((path) => !copied.includes(path))).toEqual([]);
});
