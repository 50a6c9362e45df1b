import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { type Program, startProgram } from '#test/program/start-program.ts';
import { logInByWire } from './parts/log-in-by-wire.ts';

/**
 * Playwright calls this once before the journeys. Every shop of a journey begins as a copy of one of these: `bare` has
 * its firm with its words and an owner who is logged in, `filled` three pictures of HPL, two of blinds and a brochure as well, and
 * `surfaces` instead of these three materials to see on a wall.
 */
export default async function prepareShop(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-prepared-'));
  process.env.PREPARED_SHOP = folder;
  const bare = join(folder, 'bare');
  const owner = await withProgram(bare, {}, sayWhatTheDemoSays);
  for (const [name, fill] of [
    ['filled', fillGalleries],
    ['surfaces', hangSurfaces],
  ] as const) {
    const shop = join(folder, name);
    cpSync(bare, shop, { recursive: true });
    await withProgram(shop, { again: true }, (program) => fill(program.origin, owner.token));
  }
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
  const owner = await logInByWire(program);
  const saved = await fetch(`${program.origin}/api/site-words`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${owner.token}` },
    body: JSON.stringify({ onto: 0, words: openingSiteWords(true) }),
  });
  if (!saved.ok) throw new Error(`The words of the site are not saved: ${await saved.text()}`);
  return owner;
}

async function fillGalleries(origin: string, token: string): Promise<void> {
  const put = uploadTo(origin, token);
  for (const name of ['oak-panel.jpg', 'teak-panel.jpg', 'sage-panel.jpg'])
    await put('hpl', name, 'image/jpeg', await buildPicture());
  for (const name of ['roller-blind.jpg', 'IMG_2041.jpg'])
    await put('blinds', name, 'image/jpeg', await buildPicture());
  await put('pdfs', 'hpl-2026.pdf', 'application/pdf', new Uint8Array(readFileSync('demo/brochures/hpl.pdf')));
}

function uploadTo(origin: string, token: string) {
  return async (place: string, name: string, type: string, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type }), name);
    const headers = { Authorization: `Bearer ${token}` };
    const stored = await fetch(`${origin}/api/uploadfiles/${place}/${name}`, { method: 'POST', headers, body });
    if (!stored.ok) throw new Error(`${name} is not uploaded: ${await stored.text()}`);
  };
}

/** A paper that is sold in rolls, a laminate of which nobody said how it is packed, and a floor. */
async function hangSurfaces(origin: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const answer = await fetch(origin + path, { headers, ...init });
    if (!answer.ok) throw new Error(`${path} ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const put = uploadTo(origin, token);
  for (const [folder, title, r, g, b] of surfaces) {
    await put(folder, 'weave.jpg', 'image/jpeg', await buildPicture({ colour: { r, g, b } }));
    const [{ version }] = await call(`/api/filenames/${folder}?names=weave.jpg`);
    const surface = { widthMm: 800, heightMm: 600, repeat: 'straight', for: folder === 'gym' ? 'floor' : 'wall' };
    const said = { titles: { en: title, hi: '', or: '' }, colours: null, version };
    await call(`/api/describeImage/${folder}/weave.jpg`, { ...said, surface });
  }
  const { version, catalogue } = await call('/api/catalogue');
  const pack = { kind: 'roll', widthMm: 530, lengthMm: 10_050, repeatMm: 640, trimMm: 100, wastePercent: 0 };
  const products = catalogue.products.map((product: { name: string }) =>
    product.name === 'Wallpaper' ? { ...product, pack, rate: { paise: 125_000, shown: true } } : product,
  );
  await call('/api/catalogue', { onto: version, catalogue: { ...catalogue, products } });
}

const surfaces = [
  ['wallpapers', 'Sage weave', 143, 160, 132],
  ['hpl', 'Walnut laminate', 96, 64, 42],
  ['gym', 'Rubber floor', 52, 52, 56],
] as const;
