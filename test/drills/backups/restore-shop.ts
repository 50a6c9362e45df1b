import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openDiskFileStore } from '#adapters/files/disk-file-store.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { openShopClient, type ShopClient } from '#test/program/shop-client.ts';
import { freePort, startProgram } from '#test/program/start-program.ts';
import { type BackupDrill, type BusyShop, envOf } from './back-up-busy-shop.ts';

export type RestoreReport = {
  restored: boolean;
  /** Seconds from the command to the restored shop's being ready. */
  secondsToRestore: number;
  documents: number;
  /** Files that came back, each with the bytes of its name. */
  files: number;
  /** Papers that were asked for and are byte for byte what the shop gave. */
  papers: number;
  /** What is owed and is not there, or is another. */
  lost: string[];
  /** Whether the numbers are 1 to the last, and the next document got the next. */
  exact: boolean;
  /** Whether `vitrine verify` found it whole, the audit chain too, while it serves. */
  verified: boolean;
  /** What the commands said, for a person. */
  said: string;
};

/** Brings the newest backup back into an empty place of that name, starts it on another port and compares. */
export async function restoreShop(drill: BackupDrill, shop: BusyShop, name = 'elsewhere'): Promise<RestoreReport> {
  const env = envOf(drill, name);
  const begun = performance.now();
  const restore = await runVitrine(['restore', 'latest'], env);
  if (restore.code !== 0) return { ...nothing, said: restore.said };
  const program = await startProgram({ ...env, PORT: String(await freePort()) });
  const secondsToRestore = Math.round((performance.now() - begun) / 100) / 10;
  try {
    const client = await openShopClient(program);
    const compared = await compare(client, shop);
    const files = await damagedFiles(join(env.DATA_DIR, 'files'));
    const verify = await runVitrine(['verify'], env);
    return {
      ...compared,
      restored: true,
      secondsToRestore,
      files: files.count,
      lost: [...compared.lost, ...files.damaged],
      verified: verify.code === 0,
      said: `${restore.said}${verify.said}`,
    };
  } finally {
    await program.kill('SIGTERM');
  }
}

const nothing = {
  restored: false,
  secondsToRestore: 0,
  documents: 0,
  files: 0,
  papers: 0,
  lost: [],
  exact: false,
  verified: false,
};

const PAPERS = 100;

async function compare(client: ShopClient, shop: BusyShop) {
  const [there, lost] = [await client.documents(), [] as string[]];
  for (const number of shop.owed.papers.keys()) if (!there.has(number)) lost.push(`${number} is missing`);
  for (const [number, document] of there)
    if (JSON.stringify(document) !== JSON.stringify(shop.documents.get(number))) lost.push(`${number} is another`);
  const owed = [...shop.owed.papers].filter(([number]) => there.has(number));
  const every = Math.max(1, Math.floor(owed.length / PAPERS));
  const sample = owed.filter((_, turn) => turn % every === 0);
  for (const [number, hash] of sample)
    if ((await client.paper(there.get(number)?.data ?? '')) !== hash) lost.push(`the paper of ${number} is another`);
  for (const [name, hash] of shop.owed.pictures)
    if ((await client.picture(name).catch(() => '')) !== hash) lost.push(name);
  const waiting = await client.callbacks();
  lost.push(...shop.owed.callbacks.filter((message) => !waiting.includes(message)));
  const numbers = [...there.keys()].sort();
  const isInOrder = numbers.every((number, turn) => number === numberAt(turn + 1));
  const exact = isInOrder && (await client.issue('after the drill')).number === numberAt(numbers.length + 1);
  return { documents: there.size, papers: sample.length, lost, exact };
}

function numberAt(place: number) {
  return `DL/26-27/${String(place).padStart(4, '0')}`;
}

/** Looked at by the drill itself, so that it does not believe the program about itself. */
async function damagedFiles(folder: string) {
  const store = await openDiskFileStore(folder);
  const damaged: string[] = [];
  let count = 0;
  for await (const { sha256 } of store.list()) {
    count += 1;
    const bytes = (await store.get(sha256)) ?? new Uint8Array();
    if (createHash('sha256').update(bytes).digest('hex') !== sha256) damaged.push(sha256);
  }
  return { count, damaged };
}
