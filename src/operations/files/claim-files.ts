import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';

type Ports = {
  files: Pick<FileStore, 'list' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'referenced'>;
  audit: Pick<AuditLog, 'read'>;
};

/** Who owns the files in the store. Each message says what to do; files may be removed only when they are 'ours'. */
type FilesClaim = { kind: 'ours' } | { kind: 'unsure' | 'foreign'; message: string };

/** The store lists files by hash, not by age or owner, so the first ones are a random sample. */
const SAMPLE = 100;

/**
 * Compares the mark of the file store with the shop of the database: the hash of its first audit line. A store without a
 * mark gets it when it is empty, or when this database refers to at least half of its files; otherwise it returns 'unsure'.
 * With the mark of another shop it is 'foreign'.
 */
export async function claimFiles({ files, photos, audit }: Ports): Promise<FilesClaim> {
  // Read before the audit log: another process of this shop that starts now writes its first line before the mark.
  const mark = await files.mark();
  const [first] = await audit.read(0, 1);
  if (mark !== null) return mark === first?.hash ? { kind: 'ours' } : foreign;
  const sample = await firstOf(files.list(), SAMPLE);
  if (!first) return sample.length === 0 ? { kind: 'ours' } : unsure;
  const referenced = await photos.referenced(sample);
  if (referenced.size * 2 >= sample.length) {
    await files.setMark(first.hash);
    return { kind: 'ours' };
  }
  // Another process of this shop may have marked them meanwhile, and deleted a file of the sample.
  const since = await files.mark();
  if (since === null) return unsure;
  return since === first.hash ? { kind: 'ours' } : foreign;
}

const foreign: FilesClaim = {
  kind: 'foreign',
  message:
    'FILES_URL names the files of another shop than DATABASE_URL: check both. Nothing was changed. If the files do belong to this shop, “vitrine sweep adopt” marks them as its own.',
};

const unsure: FilesClaim = {
  kind: 'unsure',
  message:
    'The database knows fewer than half of the files at FILES_URL: check DATABASE_URL and FILES_URL. No file is removed until “vitrine sweep adopt” marks them as this shop’s.',
};

async function firstOf(listed: AsyncIterable<{ sha256: string }>, count: number): Promise<string[]> {
  const found: string[] = [];
  for await (const { sha256 } of listed) if (found.push(sha256) === count) break;
  return found;
}
