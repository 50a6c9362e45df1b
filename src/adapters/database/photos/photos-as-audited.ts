import type { Database } from '../engine/tables.ts';

/** Whether the live and the removed pictures are as the audit log recorded them. Forgotten pictures are not compared. */
export async function photosAsAudited(
  database: Database,
): Promise<{ name: string; summary: string; faults: string[] }> {
  for (;;) {
    const before = await revision(database);
    const audited = await lastAudited(database);
    const photos = await database.read
      .selectFrom('photos')
      .select(['id', 'folder', 'name', 'hash', 'source_hash', 'removed_at'])
      .execute();
    // Every change increases the revision: when one happens meanwhile, everything is read again.
    if ((await revision(database)) !== before) continue;
    const altered = photos.filter((photo) => {
      const as = audited.get(photo.id);
      return as?.picture !== pictureOf(photo.name, photo.hash, photo.source_hash) || as.stands === !!photo.removed_at;
    });
    const there = new Set(photos.map(({ id }) => id));
    const gone = [...audited].filter(([id, { stands }]) => stands && !there.has(id));
    return {
      name: 'Pictures',
      summary: `${photos.length}, each as the audit log recorded it.`,
      faults: [
        ...altered.map(({ folder, name }) => `${folder}/${name} is not as the audit log recorded it.`),
        ...gone.map(([, { subject }]) => `${subject} is missing.`),
      ],
    };
  }
}

async function revision({ read }: Database): Promise<number> {
  return (await read.selectFrom('catalogue').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()).revision;
}

type Audited = { subject: string; picture: string; stands: boolean };

async function lastAudited({ read }: Database): Promise<Map<string, Audited>> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['what', 'subject', 'after'])
    .where('what', 'in', ['photo added', 'photo removed', 'photo restored'])
    .orderBy('seq')
    .execute();
  const audited = new Map<string, Audited>();
  for (const { what, subject, after } of lines) {
    const { id, name, hash, sourceHash } = JSON.parse(after) as Record<'id' | 'name' | 'hash' | 'sourceHash', string>;
    const picture = what === 'photo added' ? pictureOf(name, hash, sourceHash) : (audited.get(id)?.picture ?? '');
    audited.set(id, { subject, picture, stands: what !== 'photo removed' });
  }
  return audited;
}

function pictureOf(name: string, hash: string, sourceHash: string) {
  return `${name} ${hash} ${sourceHash}`;
}
