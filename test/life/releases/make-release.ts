import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { owner } from '#test/life/owner.ts';
import { startProgram } from '#test/program/start-program.ts';
import { liveBriefly } from './live-briefly.ts';
import { packShop } from './packed-shop.ts';
import { sendTo } from './send-to.ts';

/*
 * Makes the small shop of a release: make-release.ts [COMMIT FOLDER]. Without words it is the release of this checkout. FOLDER
 * has the source of another one, with its packages and its pages built. test/fixtures/releases/README.md says when.
 */

const here = join(import.meta.dirname, '../../..');
const [commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: here }).toString().trim(), root = here] =
  process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
const staff = { STAFF_USERNAME: owner.username, STAFF_PASSWORD: owner.password };
const program = await startProgram({ PORT: '0', DATA_DIR: folder, BACKUP_EVERY: 'off', ...staff }, { root });
try {
  await liveBriefly(sendTo(program.origin), owner);
} finally {
  await program.kill('SIGTERM');
}
const packed = packShop(folder);
writeFileSync(join(import.meta.dirname, '../../fixtures/releases', `${commit}.shop.br`), packed);
rmSync(folder, { recursive: true });
process.stdout.write(`${commit}.shop.br: ${packed.length} bytes\n`);
process.exit();
