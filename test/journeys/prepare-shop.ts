import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { type Program, startProgram } from '#test/program/start-program.ts';

/**
 * Playwright calls this once before the journeys. Every shop of a journey begins as a copy of one of these: `bare` has
 * its firm with its words and an owner who is logged in, `filled` three pictures of HPL, two of blinds and a brochure as well.
 */
export default async function prepareShop(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'));
  process.env.PREPARED_SHOP = folder;
  const [bare, filled] = [join(folder, 'bare'), join(folder, 'filled')];
  const owner = await withProgram(bare, {}, sayWhatTheDemoSays);
  cpSync(bare, filled, { recursive: true });
  await withProgram(filled, { again: true }, (program) => fillGalleries(program.origin, owner.token));
  writeFileSync(join(folder, 'owner.json'), JSON.stringify(owner));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function withProgram<T>(dataDir: string, how: { again?: boolean }, work: (program: Program) => Promise<T>) {
  const program = await startProgram({ PORT: '0', DATA_DIR: dataDir }, how);
  const result = await work(program);
  await program.kill('SIGTERM');
  return result;
}

/** The shop is one's own, with the firm of the specification: its pages say what the specification wants. */
async function sayWhatTheDemoSays(program: Program) {
  const owner = await logIn(program);
  const saved = await fetch(`${program.origin}/api/site-words`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ onto: 0, words: openingSiteWords(true) }),
  });
  if (!saved.ok) throw new Error(`The words of the site are not saved: ${await saved.text()}`);
  return owner;
}

async function logIn({ origin, username, password }: Program) {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { username, password, token };
}

async function fillGalleries(origin: string, token: string): Promise<void> {
  const put = async (place: string, name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type }), name);
    const headers = { Authorization: `Bearer ${token}` };
    const stored = await fetch(`${origin}/api/uploadfiles/${place}/${name}`, { method: 'POST', headers, body });
    if (!stored.ok) throw new Error(`${name} is not uploaded: ${await stored.text()}`);
  };
  for (const name of ['oak-panel.jpg', 'teak-panel.jpg', 'sage-panel.jpg'])
    await put('hpl', name, 'image/jpeg', await buildPicture());
  for (const name of ['roller-blind.jpg', 'IMG_2041.jpg'])
    await put('blinds', name, 'image/jpeg', await buildPicture());
  await put('pdfs', 'hpl-2026.pdf', 'application/pdf', new Uint8Array(readFileSync('demo/brochures/hpl.pdf')));
}
