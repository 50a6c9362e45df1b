import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = {
  version: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
};
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

test('Every package is locked by a hash of SHA-512 and comes from a registry, none from a link, a branch or plain http', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  expect(packages.filter(([, { link }]) => link)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://'))).toEqual([]);
  const hosts = packages.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved).host] : []));
  expect(new Set(hosts).size).toBeLessThanOrEqual(1);
});

test('What we ask for ourselves is one version each, never a range', () => {
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
    expect(
      Object.entries(manifest[kind] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([]);
});

test('No package of a deployed shop has a script that runs when it is installed, and none is run for those of the tests', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.filter(([, { dev }]) => !dev)).toEqual([]);
  expect(readFileSync('bin/prepare', 'utf8')).toContain('--ignore-scripts');
});

test('No registry but npm’s own default is named anywhere', () => {
  const files = globSync('**/*', {
    exclude: ['node_modules', 'dist', 'data', 'test-results', '.git'],
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  files.push('.npmrc', '.ci/run');
  const named = files.filter((file) => {
    if (/\.(png|jpe?g|avif|webp|woff2|pdf|ico|db)$/.test(file)) return false;
    return /^\s*(@[\w-]+:)?registry\s*=|\/\/[^\s/]*\/:_authToken/m.test(readFileSync(file, 'utf8'));
  });
  expect(named).toEqual([]);
});
