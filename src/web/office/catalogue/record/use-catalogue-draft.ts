import { useState } from 'react';
import type { CatalogueAnswer, CataloguePreviewAnswer } from '#contract/catalogue.ts';
import { paths } from '#contract/paths.ts';
import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import { callApi } from '../../../call-api.ts';
import { untouched, useRecordDraft } from '../../parts/record/use-record-draft.ts';
import { mergeCatalogues } from './merge-catalogues.ts';
import { withRenamedProducts } from './with-renamed-products.ts';

/** What a save would take away, and what it would save. */
export type Asked = { losses: readonly string[]; from: CatalogueRecord; also: Edit; words: AskedWords };

/** How a save is asked about. */
type AskedWords = { title: string; yes: string; look: 'go' | 'destroy' };

const saveWords: AskedWords = { title: 'Save this?', yes: 'Save', look: 'go' };

/** Changes the record: `(record) => ({ ...record, hsnCodes: [] })` */
type Edit = (record: CatalogueRecord) => CatalogueRecord;

export type CatalogueDraft = ReturnType<typeof useCatalogueDraft>;

/** The catalogue as this screen changes it. `start` adds what a new thing begins with. */
export function useCatalogueDraft(loaded: CatalogueAnswer, start?: Edit) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const edit = useRecordDraft<CatalogueAnswer, CatalogueRecord>(loaded, {
    draftOf: ({ catalogue }) => catalogue,
    start,
    save: (draft, base) => post(paths.catalogueRecord, draft, base, read),
    load: () => callApi(paths.catalogueRecord, { read }),
    merge: mergeCatalogues,
    // Two products of one name have the same problem, and a change of one may mend both.
    stillWrong: (problems, at, now) => {
      const still = untouched(problems, at, now);
      const changed = problems.filter((problem) => !still.includes(problem));
      return still.filter(({ message }) => !changed.some((problem) => problem.message === message));
    },
  });

  const send = (from: CatalogueRecord, also: Edit) => {
    setAsked(null);
    return edit.send(also, undefined, from);
  };

  /** Asks first when visitors or staff would lose something. */
  const check = async (also: Edit, words: AskedWords) => {
    // What is typed while the server is asked waits for the next save: nothing is saved that was not asked about.
    const from = edit.draft;
    const answer = await post(paths.cataloguePreview, also(from), edit.base, readPreview);
    if (!answer.ok) return edit.fail(answer);
    if (answer.value.losses.length > 0) setAsked({ losses: answer.value.losses, from, also, words });
    else await send(from, also);
  };

  return {
    ...edit,
    /** What a save would take away: asked about before it is saved. Null when nothing is asked. */
    asked,
    save: () => edit.exclusively(() => check((record) => record, saveWords)),
    /** Saves the draft with one more change, which is not in the draft while it is refused or cancelled. */
    saveWith: (also: Edit, words: AskedWords) => edit.exclusively(() => check(also, words)),
    confirm: () =>
      edit.exclusively(async () => {
        if (asked) await send(asked.from, asked.also);
      }),
    cancel: () => setAsked(null),
  };
}

function post<T>(
  url: string,
  record: CatalogueRecord,
  { version, catalogue }: CatalogueAnswer,
  read: (response: Response) => Promise<T>,
) {
  const body = { onto: version, catalogue: withRenamedProducts(catalogue, record) };
  return callApi(url, { method: 'POST', body, read });
}

function read(response: Response) {
  return response.json() as Promise<CatalogueAnswer>;
}

function readPreview(response: Response) {
  return response.json() as Promise<CataloguePreviewAnswer>;
}
