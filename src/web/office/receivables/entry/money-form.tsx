import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Desk } from '#contract/desk.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CompanyFirst } from '../../parts/company-first.tsx';
import { enterGoesOn } from '../../parts/enter-goes-on.ts';
import { KeptStatus } from '../../parts/entry/kept-status.tsx';
import { useOnSent } from '../../parts/entry/unsent-store.ts';
import { type View, ViewChoice } from '../../parts/fields/view-choice.tsx';
import { PageHead } from '../../parts/frame/staff-page.tsx';
import { Said } from '../../parts/said.tsx';
import { localTime } from '../../parts/shown-time.ts';
import { useFieldKey } from '../../parts/use-field-key.ts';
import { usePrimaryKey } from '../../parts/use-primary-key.ts';
import { WaitingForDatabase } from '../../parts/waiting-for-database.tsx';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import { accountNote, nothingOpenText } from './account-words.ts';
import { BesideForm } from './beside-form.tsx';
import { CustomerField } from './customer-field.tsx';
import { EnteredView } from './entered-view.tsx';
import { EntryAnswer } from './entry-answer.tsx';
import { entryOf } from './entry-of-draft.ts';
import { entryWording } from './entry-wording.ts';
import { MoneyChecks } from './money-checks.tsx';
import { MoneyDock } from './money-dock.tsx';
import type { EntryKind, MoneyDraft } from './money-draft.ts';
import { MoneyFacts } from './money-facts.tsx';
import { MoneyFields } from './money-fields.tsx';
import styles from './money-form.module.css';
import { OtherRegistrations } from './other-registrations.tsx';
import { PaysTable } from './pays-table.tsx';
import { problemsShown } from './problems-shown.ts';
import { useAccount } from './use-account.ts';
import { useAccountChoice } from './use-account-choice.ts';
import { unsentEntry, useEnter } from './use-enter.ts';
import { useEnterWhenLoaded } from './use-enter-when-loaded.ts';
import { useEntryCheck } from './use-entry-check.ts';
import { useMoneyDraft } from './use-money-draft.ts';

type MoneyFormProps = { kind: EntryKind; desk: Desk; asked: Partial<MoneyDraft> };

/** Receive money, Pay an advance back, Settle and Use an advance are this one form. */
export function MoneyForm({ kind, desk, asked }: MoneyFormProps) {
  const { today, company, documentStates: states } = desk;
  const saved = useMoneyDraft(kind, today, asked);
  const { form, change, begin, read, see } = saved;
  const { draft } = form;
  const { state, reload } = useAccount(draft.customer, states, form.seen);
  const party = state.kind === 'ready' ? state.value : null;
  useEffect(() => {
    if (party) see(party);
  }, [party, see]);
  const keptAt = party?.isKept ? localTime(party.at) : '';
  const account = (draft.taxState && party?.accounts[draft.taxState]) || null;
  const choose = useAccountChoice(draft, party, states, change);
  const isUnknown = draft.customer !== '' && state.kind === 'failed';
  const entry = useMemo(() => {
    const typed = entryOf(draft, account, today);
    return isUnknown ? { ...typed, problems: [...typed.problems, notLoaded] } : typed;
  }, [draft, account, today, isUnknown]);
  const items = useMemo(() => [...(account?.debts ?? []), ...(account?.advances ?? [])], [account]);
  const latest = useRef({ entry, items });
  latest.current = { entry, items };
  const readEntry = useCallback(() => ({ form: read(), ...latest.current }), [read]);
  const { attempt, enter: enterNow, reset } = useEnter(readEntry, saved.removeSaved);
  // The registration is filled in when the account is there.
  const isFilled = state.kind === 'failed' || (party !== null && (draft.taxState !== '' || states.length === 0));
  const enter = useEnterWhenLoaded(
    {
      isLoading: draft.customer !== '' && !isFilled,
      // The account may change the registration, and is then drawn again.
      isShown: () => read().draft === draft,
      customer: draft.customer,
    },
    enterNow,
  );
  const sending = attempt?.kind === 'sending';
  const check = useEntryCheck(kind, entry, items, sending || attempt?.kind === 'entered');
  usePrimaryKey(enter);
  useFieldKey('date');
  const [view, setView] = useState<View>('Form');
  const [focusedId, setFocusedId] = useState('');
  const [kept, setKept] = useState('');
  const words = entryWording[kind];
  const afterCustomer = firstFields[kind] ?? 'source';
  const { all, shown } = problemsShown(attempt, entry, draft, focusedId);
  const errorOf = (field: string) => shown.find((problem) => problem.field === field)?.message;
  // Every new entry starts with the focus in its first blank field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means a new entry
  useLayoutEffect(() => {
    if (company) document.getElementById(read().draft.customer === '' ? 'customer' : afterCustomer)?.focus();
  }, [form.key]);

  useOnSent(() => {
    setKept('');
    reload();
  });

  const another = () => {
    begin();
    reset();
  };
  if (attempt?.kind === 'entered') return <EnteredView entered={attempt} party={party} desk={desk} onNew={another} />;

  const answer = attempt && (
    <EntryAnswer
      attempt={attempt}
      problems={all}
      onRetry={enter}
      onAnother={() => {
        saved.renewKey();
        enter();
      }}
      unsent={entry.problems.length === 0 ? () => unsentEntry(readEntry(), desk.username) : null}
      onKept={() => {
        setKept(`The ${words.noun} of ${draft.customerText} was kept on this device, to be sent.`);
        another();
      }}
    />
  );
  return (
    <>
      <PageHead title={words.title}>
        <MoneyStatus
          saved={saved}
          busy={sending}
          said={kept}
          onClear={() => {
            setKept('');
            another();
          }}
        />
        <ViewChoice view={view} onChoose={setView} />
      </PageHead>
      <CompanyFirst desk={desk} />
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {sending && <WaitingForDatabase isWaiting={attempt.isWaiting} done="entered" />}
      <form
        className={styles.form}
        noValidate
        inert={sending}
        aria-label={words.title}
        onKeyDown={(event) => enterGoesOn(event, { needed: true })}
        onFocus={({ target }) => setFocusedId(target.id)}
        onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || setFocusedId('')}
        onSubmit={(event) => {
          event.preventDefault();
          enter();
        }}
      >
        <div className={styles.split} data-view={view}>
          <div className={styles.entry}>
            <MoneyFields
              draft={draft}
              today={today}
              states={states}
              number={check.number}
              advances={account?.advances ?? []}
              errorOf={errorOf}
              warningOf={(field) => (check.warnings.some((each) => each.field === field) ? 'see Checks' : undefined)}
              customer={
                <CustomerField
                  chosen={draft.customer}
                  text={draft.customerText}
                  note={
                    party ? accountNote(account, today) + (keptAt && ` at ${keptAt}`) : 'name, GSTIN, phone or place'
                  }
                  error={errorOf('customer')}
                  next={afterCustomer}
                  onType={(customerText) => change({ customer: '', customerText })}
                  onChoose={choose}
                />
              }
              facts={<MoneyFacts kind={kind} entry={entry} />}
              change={change}
            />
            <PaysTable
              kind={kind}
              entry={entry}
              today={today}
              emptyText={nothingOpenText(draft, state.kind, account, words.nothing)}
              first={draft.first}
              errorOf={errorOf}
              onType={(id, typed) => change({ byHand: { ...draft.byHand, [id]: typed } })}
              onTypeTds={(id, typed) => change({ tdsByHand: { ...draft.tdsByHand, [id]: typed } })}
              onFill={(id) => {
                const { [id]: _, ...byHand } = draft.byHand;
                change({ byHand });
              }}
              onFillAll={() => change({ byHand: {} })}
            />
            <OtherRegistrations
              party={party}
              chosen={draft.taxState}
              today={today}
              onChoose={(taxState) => {
                change({ taxState, byHand: {}, tdsByHand: {}, source: '', first: '' });
                document.getElementById('taxState')?.focus();
              }}
            />
            <MoneyChecks kind={kind} entry={entry} warnings={check.warnings} keptAt={keptAt} />
          </div>
          <BesideForm kind={kind} desk={desk} party={party} account={account} entry={entry} number={check.number}>
            {answer ??
              (form.refused && (
                <Notice kind="bad" title="The server did not take it">
                  <Said text={form.refused} />
                </Notice>
              ))}
          </BesideForm>
        </div>
        <MoneyDock kind={kind} entry={entry} warnings={check.warnings.length} busy={sending} />
      </form>
    </>
  );
}

/** Without what is open, all that came would be an advance. */
const notLoaded = { field: 'customer', message: 'What is open could not be loaded. Press Try again above.' };

const firstFields: Partial<Record<EntryKind, string>> = { receipt: 'amount', refund: 'amount', settlement: 'reason' };

type MoneyStatusProps = {
  saved: ReturnType<typeof useMoneyDraft>;
  /** The form is being sent. */
  busy: boolean;
  /** What became of the one before. */
  said: string;
  onClear: () => void;
};

/** The save state of the draft, the keys, and the Clear button. */
function MoneyStatus({ saved, busy, said, onClear }: MoneyStatusProps) {
  return (
    <KeptStatus
      kept={saved}
      busy={busy}
      said={said}
      until="it is entered"
      clear={{
        button: 'Clear form',
        title: 'Clear this form?',
        text: 'What you typed here will be lost. What is entered already does not change.',
        onYes: onClear,
      }}
    >
      <span>
        <kbd>Enter</kbd> next needed field
      </span>
      <span>
        <kbd>F2</kbd> Date
      </span>
      <span>
        <kbd>=</kbd> all that is open
      </span>
    </KeptStatus>
  );
}
