import type { Database } from '../engine/tables.ts';

/** Whether the pictures that stand, and those that are removed, are the ones that the audit log tells of. Forgotten ones are in neither. */
export async function photosAsAudited(database: Database): Promise<{ name: string; told: string; faults: string[] }> {
  for (;;) {
    const before = await revision(database);
    const told = await lastTold(database);
    const photos = await database.read
      .selectFrom('photos')
      .select(['id', 'folder', 'name', 'hash', 'source_hash', 'removed_at'])
      .execute();
    // Every change moves the revision: what was read while one was made is read again.
    if ((await revision(database)) !== before) continue;
    const altered = photos.filter((photo) => {
      const as = told.get(photo.id);
      return as?.picture !== pictureOf(photo.name, photo.hash, photo.source_hash) || as.stands === !!photo.removed_at;
    });
    const there = new Set(photos.map(({ id }) => id));
    const gone = [...told].filter(([id, { stands }]) => stands && !there.has(id));
    return {
      name: 'Pictures',
      told: `${photos.length}, each as the audit log tells of it.`,
      faults: [
        ...altered.map(({ folder, name }) => `${folder}/${name} is not as the audit log tells of it.`),
        ...gone.map(([, { subject }]) => `${subject} is missing.`),
      ],
    };
  }
}

async function revision({ read }: Database): Promise<number> {
  return (await read.selectFrom('catalogue').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()).revision;
}

type Told = { subject: string; picture: string; stands: boolean };

async function lastTold({ read }: Database): Promise<Map<string, Told>> {
  const lines = await read
    .selectFrom('audit_log')
    .select(['what', 'subject', 'after'])
    .where('what', 'in', ['photo added', 'photo removed', 'photo restored'])
    .orderBy('seq')
    .execute();
  const told = new Map<string, Told>();
  for (const { what, subject, after } of lines) {
    const { id, name, hash, sourceHash } = JSON.parse(after) as Record<'id' | 'name' | 'hash' | 'sourceHash', string>;
    const picture = what === 'photo added' ? pictureOf(name, hash, sourceHash) : (told.get(id)?.picture ?? '');
    told.set(id, { subject, picture, stands: what !== 'photo removed' });
  }
  return told;
}

function pictureOf(name: string, hash: string, sourceHash: string) {
  return `${name} ${hash} ${sourceHash}`;
}
