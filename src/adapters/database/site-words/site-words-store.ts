import { openingLook } from '#domain/site-words/look/site-look.ts';
import { openingSamples } from '#domain/site-words/samples/sample-terms.ts';
import { siteWordsChanges } from '#domain/site-words/site-words-changes.ts';
import type { SiteWordsVersion } from '#domain/site-words/site-words-record.ts';
import type { SiteWordsStore } from '#operations/ports/catalogue.ts';
import { keptQuery } from '../engine/kept-query.ts';
import type { Database } from '../engine/tables.ts';
import { appendAudit, lockAudit } from '../shared-writes/audit-log.ts';
import { changeInTurn, moveOn } from '../shared-writes/change-in-turn.ts';
import { toldRows } from '../shared-writes/told-rows.ts';

export function openSiteWordsStore(database: Database): SiteWordsStore {
  let cached: SiteWordsVersion | null = null;
  return {
    newest: async () => {
      const version = await newestNumber(database.write);
      if (version === 0) return null;
      // A version never changes, so it is cached; only the newest number is read each time. A replica may not have it yet.
      if (cached?.version !== version) cached = await versionIn(database.write, version);
      return cached;
    },

    saveOnto: (onto, { before, words }, at, actor) =>
      changeInTurn(database, async (transaction) => {
        const auditActor = await lockAudit(transaction, actor);
        if ((await newestNumber(transaction)) !== onto) return null;
        const version = onto + 1;
        await moveOn(transaction);
        const row = { version, saved_at: at, saved_by: auditActor.username, words: JSON.stringify(words) };
        await appendAudit(transaction, {
          at,
          actor: auditActor,
          what: 'words of the site saved',
          subject: `Version ${version}`,
          before: { version: onto },
          after: {
            version,
            changes: siteWordsChanges(before, words),
            rows: toldRows('site_words_versions', [row]),
          },
        });
        await transaction.insertInto('site_words_versions').values(row).execute();
        return { version, savedAt: at, savedBy: auditActor.username, words };
      }),
  };
}

const newestVersion = keptQuery((database) =>
  database.selectFrom('site_words_versions').select((versions) => versions.fn.max('version').as('version')),
);

/** 0 before the first version. */
async function newestNumber(from: Database['read']): Promise<number> {
  const [row] = await newestVersion(from, {});
  return row?.version ?? 0;
}

async function versionIn(from: Database['read'], version: number): Promise<SiteWordsVersion> {
  const row = await from
    .selectFrom('site_words_versions')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  // Versions of earlier releases have no look, or say nothing of samples.
  return {
    version,
    savedAt: row.saved_at,
    savedBy: row.saved_by,
    words: { look: openingLook, samples: openingSamples, ...JSON.parse(row.words) },
  };
}
