import { useState } from 'react';
import type { MaterialUsesAnswer } from '#contract/materials.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { addMonths } from '#domain/calendar/add-months.ts';
import { formatDate } from '#domain/calendar/indian-date.ts';
import { type FigureDays, firmYear } from '#domain/figures/period.ts';
import { kindTitles } from '#domain/invoices/invoice-kinds.ts';
import { monthOf, periodDays } from '#domain/returns/period.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { daysWords } from '../../parts/fields/days-words.ts';
import { daysInAddress } from '../../parts/fields/period-choice.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import { countedUses, soldOf } from './counted-uses.ts';
import styles from './materials.module.css';

type Period = FigureDays & { text: string };

type Use = MaterialUsesAnswer['asked'][number];

/** What was asked, sampled, quoted and sold of a material on some days; each count opens what is behind it. */
export function MaterialUsesList({ code, today }: { code: string; today: string }) {
  const [periods] = useState(() => periodsOf(location.search, today));
  const [{ text: period, from, to }, setPeriod] = useState(periods[0]);
  const { state, reload } = useLoad(`${code} ${from} ${to}`, (signal) =>
    callStaff(`${path(paths.materialUses, { code })}?${new URLSearchParams({ from, to })}`, {
      read: (response) => response.json() as Promise<MaterialUsesAnswer>,
      signal,
    }),
  );
  return (
    <section className={styles.card} aria-labelledby="uses">
      <h2 id="uses">What became of it</h2>
      <div className={styles.fields}>
        <Field id="uses-period" label="Period">
          {(control) => (
            <Select
              {...control}
              value={period}
              options={periods.map(({ text }) => ({ value: text, text }))}
              onChange={({ target }) => setPeriod(periods.find(({ text }) => text === target.value) ?? periods[0])}
            />
          )}
        </Field>
      </div>
      <p className="quiet" role="status">
        {state.kind === 'loading' && 'Loading …'}
        {state.kind === 'ready' && <span className="sr">{`The counts are those of: ${period}`}</span>}
      </p>
      {state.kind === 'failed' && <FailedLoad failure={state.failure} onRetry={reload} />}
      {state.kind === 'ready' &&
        (Object.keys(titles) as (keyof typeof titles)[]).map((kind) => (
          <UsesOfKind key={kind} title={titles[kind]} uses={state.value[kind]} />
        ))}
    </section>
  );
}

function UsesOfKind({ title, uses }: { title: string; uses: readonly Use[] }) {
  const said = countedUses(title, uses);
  if (uses.length === 0) return <p>{said}</p>;
  return (
    <details>
      <summary>{said}</summary>
      <ul className={styles.uses}>
        {uses.map((use) => (
          <li key={use.id}>
            {formatDate(use.date)} <a href={hrefOf(use)}>{nameOf(use)}</a>
            {use.kind === 'request' ? '' : `, ${use.name}`}
            {soldOf([use])}
          </li>
        ))}
      </ul>
    </details>
  );
}

const titles = { asked: 'Asked for', sampled: 'Samples', quoted: 'Quoted', sold: 'Sold' } as const;

const always: FigureDays = { from: '2000-01-01', to: '2999-12-31' };

/** The days of the address come first, as a report names them: of one of the others they are that one. */
function periodsOf(search: string, today: string): [Period, ...Period[]] {
  const named: [Period, ...Period[]] = [
    { text: 'This financial year', ...firmYear(today) },
    { text: 'The year before', ...firmYear(addMonths(today, -12)) },
    { text: 'This month', ...periodDays(monthOf(today)) },
    { text: 'Always', ...always },
  ];
  const asked = daysInAddress(new URLSearchParams(search), today);
  const first = named.find(({ from, to }) => from === asked.from && to === asked.to);
  return [first ?? { text: daysWords(asked), ...asked }, ...named.filter((each) => each !== first)];
}

function hrefOf({ id, kind }: Use): string {
  return kind === 'request' ? `${paths.callbacks}#${id}` : path(paths.documentPage, { id });
}

function nameOf({ kind, number, name }: Use): string {
  if (kind === 'request') return name || 'A visitor';
  return kind === 'credit' ? `${kindTitles.credit.screen} ${number}` : number;
}
