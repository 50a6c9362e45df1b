import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Desk } from '#contract/desk.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { InvoiceDraft } from '#domain/invoices/invoice.ts';
import { type InvoiceKind, kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { liveTotals } from '#domain/invoices/live-totals.ts';
import { productHabits } from '#domain/invoices/product-habits.ts';
import { confirmReasons } from '#domain/invoices/warnings/confirm-reasons.ts';
import { newUuid } from '../../../new-uuid.ts';
import { Button } from '../../../ui/button.tsx';
import { whenWide } from '../../../ui/when-wide.ts';
import { useOnSent } from '../../parts/entry/unsent-store.ts';
import { type View, ViewChoice } from '../../parts/fields/view-choice.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { LazyPaper } from '../../parts/preview/lazy-paper.tsx';
import { ScrollArea } from '../../parts/scroll-area.tsx';
import { usePart } from '../../parts/use-part.ts';
import { correctableProblems } from '../correct/correctable-problems.ts';
import { useKnownCustomer } from '../customer/use-known-customer.ts';
import { IssuedView } from '../issue/issued-view.tsx';
import { remainingProblems, useIssue } from '../issue/use-issue.ts';
import { InvoiceLines } from '../lines/invoice-lines.tsx';
import { MissingProductsOfForm } from '../lines/missing-products.ts';
import { repeatDraft } from './blank-draft.ts';
import { DraftStatus } from './draft-status.tsx';
import { firmMarks } from './firm-problems.ts';
import { startIn } from './form-start.ts';
import { HeaderFields } from './header-fields.tsx';
import { fieldId, fieldOrLine, focusFirstField } from './invoice-fields.ts';
import styles from './invoice-form.module.css';
import { problemsOnBlur } from './problems-on-blur.ts';
import { settledWarnings } from './settled-warnings.ts';
import { TotalsDock } from './totals-dock.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useInvoiceDraft } from './use-invoice-draft.ts';
import { usePaperDraft } from './use-paper-draft.ts';
import { useRules } from './use-rules.ts';
import { useWarnings } from './use-warnings.ts';

/** Whether there is room for a second column beside the form. */
const useWide = whenWide(1280);

type InvoiceFormProps = {
  kind: InvoiceKind;
  desk: Desk;
  /** Reloads the desk. */
  onIssued: () => void;
};

export function InvoiceForm({ kind, desk, onIssued }: InvoiceFormProps) {
  useState(() => startIn(registeredStates(desk.company)));
  const { form, change, begin, takeOver, keepThis, removeSaved, replace, say, read } = useInvoiceDraft(kind, desk);
  const { warnings: found, original, rules, lookAgain } = useWarnings(form.draft, desk);
  const { draft } = form;
  const customer = useKnownCustomer(draft.buyerAddress, form);
  const { isListed, problemsOf, laterOf } = useRules(desk, form, original, {
    note: rules,
    customer,
  });
  const reasonsToConfirm = useCallback(
    (typed: InvoiceDraft) => confirmReasons(typed, desk.today, original),
    [desk, original],
  );
  const issuing = useIssue(read, removeSaved, problemsOf, reasonsToConfirm);
  const { attempt, issue, reasons, confirm, decline, issueTwin, dropTwin, reset } = issuing;
  const twin = attempt?.kind === 'twin' ? attempt : null;
  const addLine = useCallback(() => {
    flushSync(() => change({ kind: 'add line' }));
    document.getElementById(fieldId(`line ${read().draft.lines.length} product`))?.focus();
  }, [change, read]);
  const onKeyDown = useFormKeys(issue, addLine);
  const questions = usePart(reasons.length > 0 || twin !== null, () => import('../issue/issue-question.tsx'));
  const first = usePart(!desk.company, () => import('../../parts/company-first.tsx'));
  // Before it is wanted: it also says that there is no connection.
  const answers = usePart(true, () => import('../issue/issue-answer-panel.tsx'));
  const checks = usePart(true, () => import('./invoice-checks.tsx'));
  const [missing, setMissing] = useState<{ row: number; name: string } | null>(null);
  const newProduct = usePart(missing !== null, () => import('../lines/new-product-dialog.tsx'));
  const missingProducts = useMemo(
    () => ({
      isOwner: desk.role === 'owner',
      wishes: desk.wishes,
      add: (row: number, name: string) => setMissing({ row, name }),
    }),
    [desk],
  );
  const open = useMemo(() => problemsOf(draft), [draft, problemsOf]);
  const problems = remainingProblems(attempt, draft, open);
  const correctable = correctableProblems(draft, open, attempt?.kind === 'refused' ? problems : []);
  const correcting = usePart(correctable.length > 0, () => import('../correct/corrections.tsx'));
  const filling = usePart(kind === 'credit', () => import('../correct/fill-from-original.tsx'));
  const sending = attempt?.kind === 'sending';
  const waiting = usePart(sending, () => import('../../parts/waiting-for-database.tsx'));
  const wide = useWide();
  const [focusedId, setFocusedId] = useState('');
  const [view, setView] = useState<View>('Form');
  const onPaper = usePaperDraft(draft, customer);
  const title = kindTitles[kind].screen;
  const totals = useMemo(() => liveTotals(draft, isListed), [draft, isListed]);
  const warnings = useMemo(
    () => settledWarnings([...found, ...laterOf(draft).warnings], focusedId),
    [found, laterOf, draft, focusedId],
  );
  const marked = useMemo(
    () => [...firmMarks(draft, desk), ...problems, ...problemsOnBlur(open, draft, focusedId, problems)],
    [desk, problems, open, draft, focusedId],
  );
  // As text: a key that changes none of them draws no row again.
  const ownHabits = JSON.stringify(productHabits([draft]));
  const habits = useMemo(() => ({ ...desk.productHabits, ...JSON.parse(ownHabits) }), [desk.productHabits, ownHabits]);

  // Every new document starts with the focus in its first field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new document
  useEffect(() => {
    if (desk.company) focusFirstField();
  }, [form.key]);

  // Issuing changes the next numbers and the last used units and rates.
  const issued = attempt?.kind === 'issued';
  useEffect(() => {
    if (issued) onIssued();
  }, [issued, onIssued]);

  useOnSent(onIssued);

  const split = async (from?: number) => {
    const { splitInTwo } = await import('../supply/split-in-two.ts');
    splitInTwo(read(), { change, say }, from);
    // What it says stands above the form.
    scrollTo(0, 0);
  };
  // Another clerk may have credited the invoice meanwhile.
  const refused = kind === 'credit' && attempt?.kind === 'refused' ? attempt.id : 0;
  useEffect(() => {
    if (refused > 0) lookAgain();
  }, [refused, lookAgain]);

  const start = (next?: typeof draft) => {
    begin(next);
    reset();
  };

  if (attempt?.kind === 'issued') {
    return (
      <IssuedView
        {...{ title, customer }}
        today={desk.today}
        issued={attempt}
        onNew={() => start()}
        onRepeat={() => start(repeatDraft(attempt.draft, desk.today))}
      />
    );
  }

  const fillIn = (isShort: boolean) =>
    filling && (
      <filling.FillFromOriginal
        original={original}
        problems={rules?.problemsOf(draft) ?? []}
        {...{ isShort, read, change }}
      />
    );

  const corrections = correcting && (
    <correcting.Corrections
      {...{ draft, desk, read, change }}
      problems={correctable}
      onSplit={split}
      onKept={onIssued}
    />
  );

  const answer = attempt && answers && (
    <answers.IssueAnswerPanel
      attempt={attempt}
      problems={problems}
      fix={
        <>
          {fillIn(false)}
          {correctable.length > 0 && (
            <Button onClick={() => document.getElementById('checks')?.focus()}>Show how to correct it</Button>
          )}
        </>
      }
      onRetry={issue}
      onAnother={() => {
        change({ kind: 'new key', key: newUuid() });
        issue();
      }}
      read={read}
      username={desk.username}
      onKept={(said) => {
        replace(null, said);
        reset();
      }}
    />
  );

  return (
    <>
      <PageHead title={title}>
        <DraftStatus
          form={form}
          today={desk.today}
          busy={sending}
          onClear={() => start()}
          onReplace={replace}
          onSay={say}
          onTakeOver={takeOver}
          onKeepThis={keepThis}
        />
        <ViewChoice view={view} onChoose={setView} />
      </PageHead>
      {questions && reasons.length > 0 && (
        <questions.IssueQuestion kind={kind} reasons={reasons} onYes={confirm} onCancel={decline} />
      )}
      {questions && twin && <questions.TwinQuestion {...{ kind, twin }} onYes={issueTwin} onCancel={dropTwin} />}
      {newProduct && missing && (
        <newProduct.NewProductDialog
          name={missing.name}
          isOwner={missingProducts.isOwner}
          onClose={() => setMissing(null)}
          onAsked={onIssued}
          onAdded={(product) => {
            change({ kind: 'new product', row: missing.row, product });
            // With it in the lists.
            onIssued();
            document.getElementById(fieldId(`line ${missing.row} quantity`))?.focus();
          }}
        />
      )}
      {first && <first.CompanyFirst desk={desk}>What you type here is saved on this device.</first.CompanyFirst>}
      {waiting && sending && <waiting.WaitingForDatabase isWaiting={attempt.isWaiting} done="issued" />}
      <form
        className={styles.form}
        noValidate
        inert={sending}
        aria-label={title}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setFocusedId(target.id)}
        onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || setFocusedId('')}
        onSubmit={(event) => {
          event.preventDefault();
          issue();
        }}
      >
        <div className={styles.split} data-view={view}>
          <div className={styles.sheet}>
            <HeaderFields
              fill={fillIn(true)}
              draft={draft}
              desk={desk}
              problems={marked}
              warnings={warnings}
              customer={customer}
              change={change}
              onSplit={() => split()}
            />
            <MissingProductsOfForm value={missingProducts}>
              <InvoiceLines
                key={form.key}
                draft={draft}
                customer={customer?.id ?? ''}
                totals={totals}
                habits={habits}
                problems={marked}
                warnings={warnings}
                read={read}
                change={change}
                addLine={addLine}
              />
            </MissingProductsOfForm>
          </div>
          <ScrollArea label="Paper and checks" className={styles.desk}>
            {wide && answer}
            <LazyPaper
              draft={onPaper}
              desk={desk}
              original={original}
              focused={fieldOrLine(focusedId)}
              className={styles.paper}
            />
            {checks && <checks.InvoiceChecks {...{ draft, customer, warnings, corrections }} totals={totals.totals} />}
          </ScrollArea>
        </div>
        <TotalsDock
          {...{ draft, warnings }}
          totals={totals.totals}
          open={[...new Set([...open, ...correctable])]}
          busy={sending}
        >
          {!wide && answer}
        </TotalsDock>
      </form>
    </>
  );
}
