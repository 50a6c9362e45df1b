import { useEffect, useMemo } from 'react';
import type { Desk } from '#contract/desk.ts';
import { draftProblems } from '#domain/invoice/draft-problems.ts';
import { type InvoiceKind, kindTitles } from '#domain/invoice/invoice-kinds.ts';
import { newUuid } from '../new-uuid.ts';
import { repeatDraft } from './blank-draft.ts';
import { DraftStatus } from './draft-status.tsx';
import { HeaderFields } from './header-fields.tsx';
import { InvoiceChecks } from './invoice-checks.tsx';
import styles from './invoice-form.module.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { IssueAnswerPanel } from './issue-answer-panel.tsx';
import { IssuedPanel } from './issued-panel.tsx';
import { liveTotals } from './live-totals.ts';
import { PageHead } from './staff-page.tsx';
import { TotalsDock } from './totals-dock.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useInvoiceDraft } from './use-invoice-draft.ts';
import { standingProblems, useIssue } from './use-issue.ts';
import { useWide } from './use-wide.ts';

type InvoiceFormProps = {
  kind: InvoiceKind;
  desk: Desk;
  /** Another document begins: the next numbers are out of date. */
  onBegin: () => void;
};

export const InvoiceForm = ({ kind, desk, onBegin }: InvoiceFormProps) => {
  const { form, change, begin, read } = useInvoiceDraft(kind, desk.today);
  const { attempt, issue, forget } = useIssue(read);
  const onKeyDown = useFormKeys(issue);
  const wide = useWide();
  const { draft } = form;
  const title = kindTitles[kind].screen;
  const totals = useMemo(() => liveTotals(draft), [draft]);
  const open = useMemo(() => draftProblems(draft), [draft]);
  const problems = standingProblems(attempt, draft);

  // Every document begins with the hands on the keyboard, at its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new document
  useEffect(() => document.getElementById('taxState')?.focus(), [form.key]);

  const start = (next?: typeof draft) => {
    begin(next);
    forget();
    onBegin();
  };

  if (attempt?.is === 'issued') {
    return (
      <>
        <PageHead title={title} />
        <IssuedPanel
          issued={attempt}
          onNew={() => start()}
          onRepeat={() => start(repeatDraft(attempt.draft, desk.today))}
        />
      </>
    );
  }

  const answer = attempt && (
    <IssueAnswerPanel
      attempt={attempt}
      problems={problems}
      onAgain={issue}
      onAnother={() => {
        change({ is: 'new key', key: newUuid() });
        issue();
      }}
    />
  );

  return (
    <>
      <PageHead title={title}>
        <DraftStatus form={form} onClear={() => start()} />
      </PageHead>
      <form
        className={styles.form}
        noValidate
        aria-label={title}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          issue();
        }}
      >
        <div className={styles.split}>
          <div className={styles.sheet}>
            <HeaderFields draft={draft} desk={desk} problems={problems} change={change} />
            <InvoiceLines draft={draft} totals={totals} problems={problems} change={change} />
          </div>
          <aside className={styles.desk} aria-label="Checks and answers">
            {wide && answer}
            <InvoiceChecks draft={draft} totals={totals.totals} />
          </aside>
        </div>
        <TotalsDock draft={draft} totals={totals.totals} open={open} busy={attempt?.is === 'sending'}>
          {!wide && answer}
        </TotalsDock>
      </form>
    </>
  );
};
