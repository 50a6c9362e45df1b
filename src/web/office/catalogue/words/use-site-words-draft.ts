import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import { settleTexts } from '#domain/site-words/settle-texts.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { callApi } from '../../../call-api.ts';
import { useRecordDraft } from '../../parts/record/use-record-draft.ts';

export type SiteWordsDraft = ReturnType<typeof useSiteWordsDraft>;

/** The words of the site as this screen changes them. */
export function useSiteWordsDraft(loaded: SiteWordsAnswer) {
  return useRecordDraft<SiteWordsAnswer, SiteWordsRecord>(loaded, {
    draftOf: ({ words }) => words,
    settle: settleTexts,
    save: (words, { version: onto }) => callApi(paths.siteWords, { method: 'POST', body: { onto, words }, read }),
    load: () => callApi(paths.siteWords, { read }),
  });
}

function read(response: Response) {
  return response.json() as Promise<SiteWordsAnswer>;
}
