import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Desk } from '#contract/desk.ts';
import { draftProblems } from '#domain/invoices/draft-problems.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { type InvoiceKind, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { productHabits } from '#domain/invoices/product-habits.ts';
import { confirmReasons } from '#domain/invoices/warnings/confirm-reasons.ts';
import { newUuid } from '../../../new-uuid.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { CompanyFirst } from '../../parts/company-first.tsx';
import { filledFromOriginal } from '../../parts/documents/record-draft.ts';
import { type View, ViewChoice } from '../../parts/fields/view-choice.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { PaperPreview } from '../../parts/preview/paper-preview.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { IssueAnswerPanel } from '../issue/issue-answer-panel.tsx';
import { IssueQuestion } from '../issue/issue-question.tsx';
import { IssuedPanel } from '../issue/issued-panel.tsx';
import { standingProblems, useIssue } from '../issue/use-issue.ts';
import { InvoiceLines } from '../lines/invoice-lines.tsx';
import { repeatDraft } from './blank-draft.ts';
import { DraftStatus } from './draft-status.tsx';
import { firmMarks, firmProblemsOf } from './firm-problems.ts';
import { HeaderFields } from './header-fields.tsx';
import { InvoiceChecks } from './invoice-checks.tsx';
import { fieldId } from './invoice-fields.ts';
import styles from './invoice-form.module.css';
import { problemsOnBlur } from './problems-on-blur.ts';
import { TotalsDock } from './totals-dock.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useInvoiceDraft } from './use-invoice-draft.ts';
import { useWarnings } from './use-warnings.ts';
import { useWide } from './use-wide.ts';

type InvoiceFormProps = {
  kind: InvoiceKind;
  desk: Desk;
  /** What the desk knows is out of date. */
  onIssued: () => void;
};

export function InvoiceForm({ kind, desk, onIssued }: InvoiceFormProps) {
  const { form, change, begin, takeOver, keepThis, drop, read } = useInvoiceDraft(kind, desk);
  const firmProblems = useCallback((typed: InvoiceDraft) => firmProblemsOf(typed, desk), [desk]);
  const { warnings: found, original } = useWarnings(form.draft, desk);
  const asks = useCallback((typed: InvoiceDraft) => confirmReasons(typed, desk.today, original), [desk, original]);
  const { attempt, issue, reasons, confirm, decline, forget } = useIssue(read, drop, firmProblems, asks);
  const addLine = useCallback(() => {
    flushSync(() => change({ kind: 'add line' }));
    document.getElementById(fieldId(`line ${read().draft.lines.length} product`))?.focus();
  }, [change, read]);
  const onKeyDown = useFormKeys(issue, addLine);
  const sending = attempt?.kind === 'sending';
  const wide = useWide();
  const { draft } = form;
  const [at, setAt] = useState('');
  const [view, setView] = useState<View>('Form');
  // The paper may come a moment after the key: typing never waits for it.
  const onPaper = useDeferredValue(draft);
  const title = kindTitles[kind].screen;
  const totals = useMemo(() => liveTotals(draft), [draft]);
  const open = useMemo(() => [...firmProblems(draft), ...draftProblems(draft)], [draft, firmProblems]);
  // An amount that is being typed may well begin with 0, and the rate of tax follow from it.
  const warnings = useMemo(
    () => found.filter(({ field }) => !isAmount.test(field) || fieldId(field.replace(/gst$/, 'rate')) !== at),
    [found, at],
  );
  const problems = standingProblems(attempt, draft, firmProblems(draft));
  const marked = useMemo(
    () => [...firmMarks(draft, desk), ...problems, ...problemsOnBlur(open, draft, at, problems)],
    [desk, problems, open, draft, at],
  );
  const habits = useMemo(() => ({ ...desk.productHabits, ...productHabits([draft]) }), [desk.productHabits, draft]);

  // Every document begins with the hands on the keyboard, at its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new document
  useEffect(() => {
    if (desk.company) document.getElementById('taxState')?.focus();
  }, [form.key]);

  // An issue moves the next numbers and what products were billed with.
  const issued = attempt?.kind === 'issued';
  useEffect(() => {
    if (issued) onIssued();
  }, [issued, onIssued]);

  const start = (next?: typeof draft) => {
    begin(next);
    forget();
  };

  if (attempt?.kind === 'issued') {
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
        change({ kind: 'new key', key: newUuid() });
        issue();
      }}
    />
  );

  const fill = original && draft.lines.every(({ product }) => product === '') && (
    <PlainButton onClick={() => change({ kind: 'fill', draft: filledFromOriginal(draft, original) })}>
      Fill from {original.number}
    </PlainButton>
  );

  return (
    <>
      <PageHead title={title}>
        <DraftStatus
          form={form}
          today={desk.today}
          busy={sending}
          onClear={() => start()}
          onTakeOver={takeOver}
          onKeepThis={keepThis}
        />
        <ViewChoice view={view} onChoose={setView} />
      </PageHead>
      {reasons.length > 0 && <IssueQuestion kind={kind} reasons={reasons} onYes={confirm} onCancel={decline} />}
      <CompanyFirst desk={desk}>What you type here is kept meanwhile.</CompanyFirst>
      <form
        className={styles.form}
        noValidate
        inert={sending}
        aria-label={title}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setAt(target.id)}
        onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || setAt('')}
        onSubmit={(event) => {
          event.preventDefault();
          issue();
        }}
      >
        <div className={styles.split} data-view={view}>
          <div className={styles.sheet}>
            <HeaderFields fill={fill} draft={draft} desk={desk} problems={marked} warnings={warnings} change={change} />
            <InvoiceLines
              draft={draft}
              totals={totals}
              habits={habits}
              problems={marked}
              warnings={warnings}
              change={change}
              addLine={addLine}
            />
          </div>
          <ScrollArea label="Paper and checks" className={styles.desk}>
            {wide && answer}
            <PaperPreview draft={onPaper} desk={desk} original={original} here={placeOf(at)} className={styles.paper} />
            <InvoiceChecks draft={draft} warnings={warnings} totals={totals.totals} />
          </ScrollArea>
        </div>
        <TotalsDock draft={draft} totals={totals.totals} open={open} warnings={warnings} busy={sending}>
          {!wide && answer}
        </TotalsDock>
      </form>
    </>
  );
}

const isAmount = / (?:quantity|rate|gst)$/;

/** The field, or the line, that has the focus. */
function placeOf(id: string) {
  return id.replace(/^line-(\d+)-.*/, 'line $1');
}
