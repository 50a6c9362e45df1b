import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const here = join(import.meta.dirname, '../..');

/** A program as it stands in a folder, with its packages and its built pages. */
export type Release = {
  root: string;
  /** The commit, in twelve digits, or `now` for what lies in this folder. */
  name: string;
  close(): void;
};

export const today: Release = { root: here, name: 'now', close: () => {} };

/** `commitOf('HEAD')` → its twelve digits. Throws when git knows no such commit. */
export function commitOf(named: string): string {
  return run('git', ['rev-parse', '--verify', '--short=12', `${named}^{commit}`]).trim();
}

/** The program of another commit, built in a folder of its own. It uses the packages of this one where both want the same. */
export function openRelease(commit: string): Release {
  const root = join(mkdtempSync(join(tmpdir(), 'vitrine-looks-')), 'release');
  run('git', ['worktree', 'add', '--detach', root, commit]);
  const lock = 'package-lock.json';
  if (readFileSync(join(root, lock), 'utf8') === readFileSync(join(here, lock), 'utf8'))
    symlinkSync(join(here, 'node_modules'), join(root, 'node_modules'));
  else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], root);
  const vite = join(root, 'node_modules/.bin/vite');
  run(vite, ['build', '--app', '--logLevel', 'warn'], root);
  return {
    ...{ root, name: commit },
    close: () => {
      run('git', ['worktree', 'remove', '--force', root]);
      rmSync(join(root, '..'), { recursive: true, force: true });
    },
  };
}

function run(command: string, words: string[], cwd = here): string {
  const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`);
  return stdout;
}
