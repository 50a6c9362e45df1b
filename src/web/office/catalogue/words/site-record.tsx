import { type ReactNode, useCallback, useDeferredValue, useRef } from 'react';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import category from '../category/category.module.css';
import catalogue from '../record/catalogue.module.css';
import type { ChangeWords } from './text-section.tsx';
import { TheirWordsNotice } from './their-words-notice.tsx';
import { useSiteWordsDraft } from './use-site-words-draft.ts';
import { WordsDock } from './words-dock.tsx';

export type SiteRecordPart = {
  words: SiteWordsRecord;
  problemAt: (field: string) => string | undefined;
  change: ChangeWords;
};

type SiteRecordProps = {
  title: string;
  fields: (part: SiteRecordPart) => ReactNode;
  /** What visitors see of it, a moment later. */
  desk: (words: SiteWordsRecord, facts: SiteWordsAnswer['facts']) => ReactNode;
};

/** A part of what the site says and how it looks, beside what visitors see of it: owners change it, staff read it. */
export function SiteRecord({ title, ...parts }: SiteRecordProps) {
  return (
    <StaffPage title={title}>{({ role }) => <Loaded title={title} isOwner={role === 'owner'} {...parts} />}</StaffPage>
  );
}

type LoadedProps = SiteRecordProps & { isOwner: boolean };

function Loaded(props: LoadedProps) {
  const { state, reload } = useLoad('site words', (signal) =>
    callStaff(paths.siteWords, { read: (response) => response.json() as Promise<SiteWordsAnswer>, signal }),
  );
  if (state.kind === 'ready') return <SiteRecordForm loaded={state.value} {...props} />;
  if (state.kind === 'loading') return <p className="quiet">Loading …</p>;
  return <Notice kind="bad" title={state.failure.message} actions={<Button onClick={reload}>Try again</Button>} />;
}

function SiteRecordForm({ loaded, isOwner, title, fields, desk }: LoadedProps & { loaded: SiteWordsAnswer }) {
  const edit = useSiteWordsDraft(loaded);
  const { base, draft, problems, theirs, change } = edit;
  const shown = useDeferredValue(draft);
  // Ctrl+Enter saves what the form has now.
  const latest = useRef(edit.save);
  latest.current = edit.save;
  const saveLatest = useCallback(() => void latest.current(), []);
  usePrimaryKey(isOwner ? saveLatest : null);
  const problemAt = (name: string) => problems.find((problem) => problem.field === name)?.message;
  return (
    <form
      className={catalogue.form}
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      {theirs && <TheirWordsNotice key={theirs.id} theirs={theirs} onTake={edit.takeTheirs} />}
      <fieldset className={catalogue.all} disabled={!isOwner} aria-label={title}>
        <div className={category.split}>
          <div>{fields({ words: draft, problemAt, change })}</div>
          {desk(shown, base.facts)}
        </div>
      </fieldset>
      <WordsDock edit={edit} isOwner={isOwner} />
    </form>
  );
}
