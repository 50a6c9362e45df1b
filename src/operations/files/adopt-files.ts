import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';

type Ports = { files: Pick<FileStore, 'setMark'>; audit: Pick<AuditLog, 'read'> };

/** Marks the files in the store as this shop's, over any other mark: the operator has decided it. */
export async function adoptFiles({ files, audit }: Ports): Promise<Outcome<null>> {
  const [first] = await audit.read(0, 1);
  if (!first) return failed('not-found', 'There is no shop in this database: check DATABASE_URL.');
  await files.setMark(first.hash);
  return ok(null);
}
