import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const loader = 'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file';

test.each(['bin/start', 'bin/vitrine'])('On a bare Debian %s names the library that Node lacks', (launcher) => {
  const { status, stderr } = runOnMachine(launcher, `echo '${loader}' >&2; exit 127`);
  expect(stderr).toMatch(/Node needs the library libatomic: install the package libatomic1/);
  expect(status).toBe(1);
});

test('On a machine that Node was not made for, the start says which machines it runs on', () => {
  const { status, stderr } = runOnMachine('bin/start', 'exit 126');
  expect(stderr).toMatch(/^Vitrine brings its own Node 26 for Linux with glibc/);
  expect(status).toBe(1);
});

/** In a folder whose packages are installed, on a machine without apt-get, with a Node that does what `node` says. */
function runOnMachine(launcher: string, node: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-launchers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('bin', join(folder, 'bin'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  for (const lock of ['package-lock.json', 'node_modules/.installed-lock.json'])
    writeFileSync(join(folder, lock), 'the same');
  const program = join(folder, 'node_modules/.bin/node');
  writeFileSync(program, `#!/bin/sh\n${node}\n`);
  chmodSync(program, 0o755);
  const tools = join(folder, 'tools');
  mkdirSync(tools);
  for (const tool of ['sh', 'dirname', 'cmp', 'id', 'uname'])
    symlinkSync(
      spawnSync('/bin/sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).stdout.trim(),
      join(tools, tool),
    );
  return spawnSync('/bin/sh', [launcher], { cwd: folder, encoding: 'utf8', env: { PATH: tools } });
}
