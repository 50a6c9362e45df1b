import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { readCopy } from '#adapters/database/backup/copy-facts.ts';
import { backupName } from '#domain/backup/backup-name.ts';
import type { Manifest } from '#domain/backup/manifest.ts';
import { findBackup } from '#operations/backup/find-backup.ts';
import type { BackupPlace } from '#operations/ports/backup.ts';

/**
 * What can be wrong with a backup. From the missing document on it is the work of somebody who makes every hash fit: a copy
 * without one of its documents, with an owner more, or with a trigger that makes owners; an earlier copy under the manifest of a
 * later one; an earlier backup, whole, under the name of a later one.
 */
export const backupFaults = [
  'a missing file',
  'a turned bit in a file',
  'a turned bit in the copy',
  'a missing document',
  'an owner more',
  'a trigger more',
  'a manifest that lies',
  'an old copy',
] as const;

export type BackupFault = (typeof backupFaults)[number];

export type KeptBackup = { manifest: Manifest; database: Uint8Array };

/** Plants the fault in the newest backup of a place, does the work and mends it again; `old` is an earlier one of the same shop. */
export async function withSpoiledBackup<T>(
  place: BackupPlace,
  fault: BackupFault,
  old: KeptBackup,
  work: () => Promise<T>,
): Promise<T> {
  const whole = await keepBackup(place);
  const name = await someFile(place);
  const file = { name, bytes: (await place.files.get(name)) ?? new Uint8Array() };
  await spoil(place, fault, { whole, old, file });
  try {
    return await work();
  } finally {
    await place.files.remove(file.name);
    await place.files.put(file.name, file.bytes);
    await write(place, whole.manifest, whole.database);
  }
}

type Material = { whole: KeptBackup; old: KeptBackup; file: { name: string; bytes: Uint8Array } };

async function spoil(place: BackupPlace, fault: BackupFault, { whole, old, file }: Material): Promise<void> {
  const { manifest, database } = whole;
  switch (fault) {
    case 'a missing file':
      return place.files.remove(file.name);
    case 'a turned bit in a file':
      await place.files.remove(file.name);
      return place.files.put(file.name, withTurnedBit(file.bytes));
    case 'a turned bit in the copy': {
      const name = manifest.parts[0]?.name ?? '';
      return place.put(name, withTurnedBit((await place.get(name)) ?? new Uint8Array()));
    }
    case 'a missing document':
    case 'an owner more':
    case 'a trigger more': {
      const { bytes, facts } = changed(database, changes[fault]);
      return write(place, { ...manifest, ...facts }, bytes);
    }
    case 'a manifest that lies':
      return write(place, manifest, old.database);
    case 'an old copy':
      return write(place, { ...old.manifest, madeAt: manifest.madeAt }, old.database);
  }
}

/** The newest backup, kept in memory. */
export async function keepBackup(place: BackupPlace): Promise<KeptBackup> {
  const found = await findBackup(place, 'latest');
  if (!found.ok) throw new Error(found.message);
  const parts = await Promise.all(
    found.value.parts.map(async ({ name }) => (await place.get(name)) ?? new Uint8Array()),
  );
  return { manifest: found.value, database: zstdDecompressSync(Buffer.concat(parts)) };
}

/** Writes a copy in one part, with a manifest whose hashes fit it. */
async function write(place: BackupPlace, manifest: Manifest, database: Uint8Array) {
  const backup = backupName(manifest.madeAt);
  const part = zstdCompressSync(database);
  const parts = [{ name: `${backup}.db.zst.0000`, sha256: sha256(part) }];
  await place.put(`${backup}.db.zst.0000`, part);
  const fitting = { ...manifest, sha256: sha256(database), bytes: database.length, parts };
  await place.put(`${backup}.json`, new TextEncoder().encode(JSON.stringify(fitting)));
}

const changes = {
  // Nothing is left of it but the line of the audit log that says that it was issued.
  'a missing document': `drop trigger invoices_kept;
    delete from invoices where issued_seq = (select issued_seq from invoices order by issued_seq limit 1 offset 2)`,
  'an owner more': `create table more as select * from users limit 1;
    update more set id = 'another', username = 'keeper', username_key = 'keeper', role = 'owner';
    insert into users select * from more;
    drop table more`,
  'a trigger more': "create trigger more_owners after insert on logins begin update users set role = 'owner'; end",
};

/** The copy after those statements, and what its manifest has to say of it. */
function changed(database: Uint8Array, statements: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-spoil-'));
  const path = join(folder, 'copy.db');
  writeFileSync(path, database);
  const copy = new Sqlite(path);
  copy.pragma('journal_mode = DELETE');
  copy.exec(statements);
  copy.close();
  const { files, ...held } = readCopy(path);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return { bytes, facts: { ...held, files: { count: files.length, sha256: sha256(files.join('\n')) } } };
}

async function someFile(place: BackupPlace): Promise<string> {
  for await (const { sha256 } of place.files.list()) return sha256;
  throw new Error('The backup has no file.');
}

function withTurnedBit(bytes: Uint8Array): Uint8Array {
  const turned = Uint8Array.from(bytes);
  turned[turned.length >> 1] = (turned[turned.length >> 1] ?? 0) ^ 1;
  return turned;
}

function sha256(bytes: Uint8Array | string) {
  return createHash('sha256').update(bytes).digest('hex');
}
