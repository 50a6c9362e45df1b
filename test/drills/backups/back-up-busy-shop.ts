import { join } from 'node:path';
import { findBackup } from '#operations/backup/find-backup.ts';
import type { BackupPlace } from '#operations/ports/backup.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { openShopClient, type ShopClient } from '#test/program/shop-client.ts';
import { startProgram } from '#test/program/start-program.ts';
import { type Fault, withFault } from '../drill.ts';
import { type KeptBackup, keepBackup } from './spoil-backup.ts';

export type BackupDrill = {
  folder: string;
  /** BACKUP_URL and its keys, as the program reads them, and the same place opened. */
  backups: { env: Record<string, string>; place: BackupPlace };
  /** Whether the operator's command backs up, or the server by itself every minute. */
  by: 'command' | 'server';
  /** Issued at least, and until the last backup is made. */
  documents: number;
  pictures: number;
  clients: number;
  turns: number;
  /** Planted in the server and in the commands. */
  fault: Fault | null;
};

export type BusyShop = {
  /** Acknowledged before the last backup began, by its manifest: each has to come back. Hashes by numbers and names. */
  owed: { papers: Map<string, string>; pictures: Map<string, string>; callbacks: string[] };
  /** What the reports said of every document at the end, by number. */
  documents: Map<string, { data: string }>;
  /** The first of the backups, when there were several. */
  earlier: KeptBackup;
  secondsToBackUp: number;
  /** Milliseconds of the slowest document that was issued while a backup was made, and of the others. */
  worstWhileBackingUp: number;
  worstOtherwise: number;
};

export function envOf({ folder, backups, by, fault }: BackupDrill, name: string) {
  return {
    DATA_DIR: join(folder, name),
    BACKUP_EVERY: by === 'server' ? '1' : 'off',
    ...backups.env,
    ...withFault(fault),
  };
}

/** Clerks issue and upload while the shop is backed up; then it dies. */
export async function backUpBusyShop(drill: BackupDrill): Promise<BusyShop> {
  const shop = await startProgram({ ...envOf(drill, 'shop'), PORT: '0' });
  try {
    return await workAndBackUp(drill, await openShopClient(shop));
  } finally {
    await shop.kill('SIGKILL');
  }
}

type Done = { name: string; hash: string; begun: number; ended: number };

async function workAndBackUp(drill: BackupDrill, client: ShopClient): Promise<BusyShop> {
  const { documents, pictures, clients, turns } = drill;
  const callbacks = ['Blinds for two windows', 'An awning'];
  for (const message of callbacks) await client.callBack(message);
  const [issued, hung]: Done[][] = [[], []];
  const clock = async (done: Done[] | undefined, work: () => Promise<{ name: string; hash: string }>) => {
    const begun = Date.now();
    done?.push({ ...(await work()), begun, ended: Date.now() });
  };
  const issue = (turn: number) =>
    clock(issued, async () => {
      const { number, hash } = await client.issue(`drill ${turn}`);
      return { name: number, hash };
    });
  await issue(0);
  const [first] = issued ?? [];
  if (!first) throw new Error('The first document was not issued.');
  await client.cancel(first.name);
  // What is served from now on is the paper that says CANCELLED.
  first.hash = await client.paper((await client.documents()).get(first.name)?.data ?? '');

  let [working, next] = [true, 0];
  const clerk = async () => {
    while (working || next < documents) await issue(++next);
  };
  const photographer = async () => {
    for (let turn = 0; turn < pictures; turn += 1)
      await clock(hung, async () => {
        const name = `drill-${turn}.jpg`;
        await client.upload(name);
        return { name, hash: await client.picture(name) };
      });
  };
  const [team, uploads] = [Promise.all(Array.from({ length: clients }, clerk)), photographer()];
  let earlier: KeptBackup | undefined;
  const made: { begun: number; ended: number }[] = [];
  for (let turn = 1; turn <= turns; turn += 1) {
    while ((issued?.length ?? 0) < (documents * turn) / turns - clients) await pause(20);
    if (turn === turns) await uploads;
    made.push(await backUp(drill));
    earlier ??= await keepBackup(drill.backups.place);
  }
  working = false;
  await team;
  if (!earlier) throw new Error('The drill needs at least one backup.');

  const last = made.at(-1) ?? { begun: 0, ended: 0 };
  const owed = (done: Done[] = []) =>
    new Map(done.filter(({ ended }) => ended <= last.begun).map(({ name, hash }) => [name, hash]));
  const isWhile = (one: Done) => made.some(({ begun, ended }) => one.begun < ended && one.ended > begun);
  const slowest = (done: Done[] = []) => Math.max(0, ...done.map(({ begun, ended }) => ended - begun));
  return {
    owed: { papers: owed(issued), pictures: owed(hung), callbacks },
    documents: await client.documents(),
    earlier,
    secondsToBackUp: (last.ended - last.begun) / 1000,
    worstWhileBackingUp: slowest(issued?.filter(isWhile)),
    worstOtherwise: slowest(issued?.filter((one) => !isWhile(one))),
  };
}

/** Makes a backup, or waits for the server's next; when it began by its manifest, and when it was there. */
async function backUp(drill: BackupDrill) {
  const newest = async () => {
    const found = await findBackup(drill.backups.place, 'latest');
    return found.ok ? Date.parse(found.value.madeAt) : 0;
  };
  const before = await newest();
  if (drill.by === 'command') {
    const { code, said } = await runVitrine(['backup'], envOf(drill, 'shop'));
    if (code !== 0) throw new Error(`The backup failed: ${said}`);
  }
  for (let begun = await newest(); ; begun = await newest()) {
    if (begun > before) return { begun, ended: Date.now() };
    await pause(50);
  }
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
