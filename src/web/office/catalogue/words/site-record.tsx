import type { ReactNode } from 'react';
import type { SiteWordsAnswer } from '#contract/catalogue/site-words.ts';
import { paths } from '#contract/paths.ts';
import { siteWordsFieldName } from '#domain/site-words/site-words-problems.ts';
import type { SiteWordsRecord } from '#domain/site-words/site-words-record.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { StaffPage } from '../../parts/frame/staff-page.tsx';
import type { RecordChange } from '../../parts/record/merge-records.ts';
import record from '../../parts/record/record.module.css';
import { NotSaved, RecordDock, ToPutRight } from '../../parts/record/record-dock.tsx';
import { RecordForm } from '../../parts/record/record-form.tsx';
import { TheirNotice } from '../../parts/record/their-notice.tsx';
import { useLoad } from '../../parts/use-load.ts';
import { WhenLoaded } from '../../parts/when-loaded.tsx';
import category from '../category/category.module.css';
import catalogue from '../record/catalogue.module.css';
import { savedWords } from '../record/saved-words.ts';
import type { ChangeWords } from './text-section.tsx';
import { type SiteWordsDraft, useSiteWordsDraft } from './use-site-words-draft.ts';

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
  const loaded = useLoad('site words', (signal) =>
    callStaff(paths.siteWords, { read: (response) => response.json() as Promise<SiteWordsAnswer>, signal }),
  );
  return <WhenLoaded loaded={loaded}>{(answer) => <SiteRecordForm loaded={answer} {...props} />}</WhenLoaded>;
}

function SiteRecordForm({ loaded, isOwner, title, fields, desk }: LoadedProps & { loaded: SiteWordsAnswer }) {
  const edit = useSiteWordsDraft(loaded);
  const { base, draft, theirs, change } = edit;
  return (
    <RecordForm label={title} onSave={edit.save} canSave={isOwner} className={`${record.form} ${catalogue.form}`}>
      {theirs && <TheirWordsNotice key={theirs.id} theirs={theirs} onTake={edit.takeTheirs} />}
      <fieldset className={catalogue.all} disabled={!isOwner} aria-label={title}>
        <div className={category.split}>
          <div>{fields({ words: draft, problemAt: edit.about, change })}</div>
          {desk(draft, base.facts)}
        </div>
      </fieldset>
      <WordsDock edit={edit} isOwner={isOwner} />
    </RecordForm>
  );
}

/** What is not saved yet, what is wrong, and Save: always visible. */
function WordsDock({ edit, isOwner }: { edit: SiteWordsDraft; isOwner: boolean }) {
  const { base, problems, state } = edit;
  const changed = [...new Set(edit.changes().map(({ path }) => siteWordsFieldName(path.join('.'))))];
  const said = (
    <>
      <ToPutRight wrong={problems.map(({ message }) => message)} />
      {state === 'saved' && <b>Saved. </b>}
      {changed.length > 0 ? (
        <NotSaved changes={changed} />
      ) : base.version === 0 ? (
        'Not saved yet.'
      ) : (
        `Version ${base.version}, ${savedWords(base)}.`
      )}{' '}
      {!isOwner && 'Only owners change the words of the site.'}
    </>
  );
  return <RecordDock edit={edit} said={said} canSave={isOwner} />;
}

type TheirWordsNoticeProps = { theirs: NonNullable<SiteWordsDraft['theirs']>; onTake: () => void };

/** Tells the second of two owners what the first has saved. */
function TheirWordsNotice({ theirs: { now, changes, refused }, onTake }: TheirWordsNoticeProps) {
  return (
    <TheirNotice
      what="the words of the site"
      it="them"
      by={now.savedBy}
      at={now.savedAt}
      refused={refused}
      both={changes.filter(({ mine }) => mine).map(nameOf)}
      sentences={changes.map(sentenceOf)}
      onTake={onTake}
    />
  );
}

function nameOf({ path }: RecordChange) {
  return siteWordsFieldName(path.join('.'));
}

function sentenceOf(change: RecordChange) {
  const text = typeof change.now === 'string' ? `: “${shortened(change.now)}”` : '';
  const what = `${nameOf(change)}${text}`;
  return change.mine ? `${what}. You changed it too: yours stays here.` : `${what}. It is here now.`;
}

function shortened(text: string) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text;
}

const LONGEST = 80;
