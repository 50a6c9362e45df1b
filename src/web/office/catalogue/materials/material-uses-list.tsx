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
import { callStaff } from '../../parts/frame/call-staff.ts';
import { useLoad } from '../../parts/use-load.ts';
import { FailedLoad } from '../../parts/when-loaded.tsx';
import { countedUses, soldOf } from './counted-uses.ts';
import styles from './materials.module.css';

type Use = MaterialUsesAnswer['asked'][number];

/** What was asked, sampled, quoted and sold of a material on some days; each count opens what is behind it. */
export function MaterialUsesList({ code, today }: { code: string; today: string }) {
  const [period, setPeriod] = useState<keyof typeof periods>('year');
  const { from, to } = periods[period].days(today);
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
              options={Object.entries(periods).map(([value, { text }]) => ({ value, text }))}
              onChange={({ target }) => setPeriod(target.value as keyof typeof periods)}
            />
          )}
        </Field>
      </div>
      <p className="quiet" role="status">
        {state.kind === 'loading' && 'Loading …'}
        {state.kind === 'ready' && <span className="sr">{`The counts are those of: ${periods[period].text}`}</span>}
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

const periods = {
  year: { text: 'This financial year', days: firmYear },
  last: { text: 'The year before', days: (today: string) => firmYear(addMonths(today, -12)) },
  month: { text: 'This month', days: (today: string) => periodDays(monthOf(today)) },
  always: { text: 'Always', days: () => always },
} satisfies Record<string, { text: string; days: (today: string) => FigureDays }>;

function hrefOf({ id, kind }: Use): string {
  return kind === 'request' ? `${paths.callbacks}#${id}` : path(paths.documentPage, { id });
}

function nameOf({ kind, number, name }: Use): string {
  if (kind === 'request') return name || 'A visitor';
  return kind === 'credit' ? `${kindTitles.credit.screen} ${number}` : number;
}
