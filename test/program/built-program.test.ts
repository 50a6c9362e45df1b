import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { machineEnvironment } from './machine-environment.ts';
import { isBuilt, programIn } from './program-files.ts';

const root = join(import.meta.dirname, '../..');

test.runIf(process.env.npm_lifecycle_event === 'test')('npm test starts the programs that npm start runs', () => {
  expect(programIn(root, 'server')).toBe('dist/server/server.js');
  expect(programIn(root, 'vitrine')).toBe('dist/server/vitrine.js');
});

test.runIf(isBuilt(root)).each([
  ['server', 'src/main.ts'],
  ['vitrine', 'src/cli/vitrine.ts'],
] as const)('A stack trace of the built %s names the line of the source', (name, source) => {
  const failing = 'data:text/javascript,process.umask = () => { throw new Error("no umask") }';
  const { stderr } = spawnSync(process.execPath, ['--import', failing, programIn(root, name)], {
    cwd: root,
    env: machineEnvironment,
    encoding: 'utf8',
  });
  const line = readFileSync(join(root, source), 'utf8')
    .split('\n')
    .findIndex((each) => each.startsWith('process.umask'));
  expect(stderr).toContain('Error: no umask\n');
  expect(stderr).toMatch(new RegExp(`at file:///\\S*/${source}:${line + 1}:9\n`));
});
