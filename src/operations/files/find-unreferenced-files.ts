import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';
import { claimFiles } from './claim-files.ts';

type Ports = {
  system: Pick<System, 'now'>;
  files: Pick<FileStore, 'list' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'referenced'>;
  audit: Pick<AuditLog, 'read'>;
};

/** A file is stored before its row: no upload and no document takes this long between the two. */
const YOUNG_HOURS = 24;
const BATCH = 500;

type UnreferencedFiles = {
  /** How many files there are in all. */
  count: number;
  unreferenced: string[];
  /** Files that were stored later are young, and not in `unreferenced`. */
  youngSince: string;
};

/** The files of this shop that no row refers to and that are not young. 'conflict' when they may belong to another shop. */
export async function findUnreferencedFiles({
  system,
  files,
  photos,
  audit,
}: Ports): Promise<Outcome<UnreferencedFiles>> {
  const claim = await claimFiles({ files, photos, audit });
  if (claim.kind !== 'ours') return failed('conflict', claim.message);
  const youngSince = new Date(Date.parse(system.now()) - YOUNG_HOURS * 60 * 60 * 1000).toISOString();
  const unreferenced: string[] = [];
  let batch: string[] = [];
  let count = 0;
  const checkBatch = async () => {
    const referenced = await photos.referenced(batch);
    unreferenced.push(...batch.filter((hash) => !referenced.has(hash)));
    batch = [];
  };
  for await (const { sha256, putAt } of files.list()) {
    count += 1;
    if (putAt >= youngSince) continue;
    if (batch.push(sha256) === BATCH) await checkBatch();
  }
  if (batch.length > 0) await checkBatch();
  return ok({ count, unreferenced, youngSince });
}
