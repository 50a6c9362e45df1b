import type { AuditLog } from '../ports/audit.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';

type Ports = {
  files: Pick<FileStore, 'list' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'named'>;
  audit: Pick<AuditLog, 'read'>;
};

/** The file store is of another shop than the database. The message is a sentence for the operator. */
export class ForeignFiles extends Error {
  override name = 'ForeignFiles';
}

/** Files lie in no particular order of age or owner, so these speak for all. */
const SAMPLE = 100;

/**
 * Holds the mark of the file store against the shop of the database: the hash of its first audit line. A store without a
 * mark gets it when it is empty, or when this database names at least half of its files. Otherwise answers, or throws when
 * the mark is another shop's, a sentence that says what to do: then no file may be removed.
 */
export async function claimFiles({ files, photos, audit }: Ports): Promise<string | null> {
  // The mark first: a process of this shop that starts now writes its first line before it.
  const mark = await files.mark();
  const [first] = await audit.read(0, 1);
  if (mark !== null && mark === first?.hash) return null;
  if (mark !== null)
    throw new ForeignFiles(
      'FILES_URL names the files of another shop than DATABASE_URL: check both. Nothing was changed. If the files are this shop’s all the same, “vitrine sweep adopt” marks them so.',
    );
  const sample = await firstOf(files.list(), SAMPLE);
  if (!first) return sample.length === 0 ? null : unknown;
  const named = await photos.named(sample);
  if (named.size * 2 < sample.length) return unknown;
  await files.setMark(first.hash);
  return null;
}

const unknown =
  'FILES_URL names a store whose files this database mostly does not know: check both. No file is removed from it until “vitrine sweep adopt” marks it as this shop’s.';

async function firstOf(listed: AsyncIterable<{ sha256: string }>, count: number): Promise<string[]> {
  const found: string[] = [];
  for await (const { sha256 } of listed) if (found.push(sha256) === count) break;
  return found;
}
