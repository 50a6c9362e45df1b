import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { AuditEvent } from '#domain/audit/audit-events.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { wideWidth } from '#domain/photos/photo-sizes.ts';
import { program } from '#operations/ports/actor.ts';
import type { AddedVariants } from '#operations/ports/photos.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';
import { appendAudit } from '../shared-writes/audit-log.ts';
import { toldRows } from '../shared-writes/told-rows.ts';
import { openPhotosAfterMark } from './photos-after-mark.ts';

type Made = Parameters<AddedVariants['keep']>[0][number];

/** The wide variants, and how far the pictures have been looked at. */
export function openWidePictures(database: Database): AddedVariants {
  return openAddedVariants(database, {
    fact: 'wide picture',
    isWaiting: (photo) => photo.and([photo('pages', 'is', null), photo('width', '>=', wideWidth)]),
    ...{ what: 'wide pictures made', noun: 'picture' },
  });
}

/** The texts of brochures that were uploaded before texts were kept, and how far the brochures have been looked at. */
export function openReadBrochures(database: Database): AddedVariants {
  return openAddedVariants(database, {
    fact: 'brochure text',
    isWaiting: (photo) => photo('folder', '=', brochureFolder),
    ...{ what: 'brochure texts read', noun: 'brochure' },
  });
}

type Kind = {
  /** The name of its mark. */
  fact: string;
  isWaiting: (photo: ExpressionBuilder<Tables, 'photos'>) => Expression<SqlBool>;
  what: AuditEvent;
  noun: string;
};

function openAddedVariants(database: Database, { fact, isWaiting, what, noun }: Kind): AddedVariants {
  const photos = openPhotosAfterMark<Made>(database, fact, isWaiting);
  /** One line tells all that were not there yet. */
  const store = async (transaction: Transacting, made: Made[], at: string): Promise<void> => {
    const added = await addRows(transaction, made);
    if (added.length === 0) return;
    const subject = added.length === 1 ? `1 ${noun}` : `${added.length} ${noun}s`;
    const after = { rows: toldRows('added_variants', added) };
    await appendAudit(transaction, { at, actor: program, what, subject, after });
  };
  return {
    next: photos.next,
    keep: (made, seq, at) => photos.keep(made, seq, (transaction, kept) => store(transaction, kept, at)),
  };
}

async function addRows(transaction: Transacting, made: Made[]): Promise<Tables['added_variants'][]> {
  const added: Tables['added_variants'][] = [];
  for (const { id, variant } of made) {
    await transaction
      .insertInto('photo_files')
      .values({ file: variant.file, photo_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    added.push(
      ...(await transaction
        .insertInto('added_variants')
        .values({ photo_id: id, ...variant, told: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .execute()),
    );
  }
  return added;
}
