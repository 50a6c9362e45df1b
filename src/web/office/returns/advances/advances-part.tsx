import { useState } from 'react';
import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { periodDays } from '#domain/returns/period.ts';
import { Button } from '../../../ui/button.tsx';
import { shortName } from '../next-step.ts';
import styles from './advances.module.css';
import { UnusedAdvances } from './unused-advances.tsx';

/** Advances that were not used at the end of the period. A past day takes a moment to calculate: they come when they are asked for. */
export function AdvancesPart({ shown, today }: { shown: ReturnAnswer; today: string }) {
  const [open, setOpen] = useState(false);
  const { from, to } = periodDays(shown.period);
  if (from > today) return null;
  const title = to < today ? `Advances at the end of ${shortName(shown.period)}` : 'Advances today';
  return (
    <section className={styles.part} aria-labelledby="advances">
      <h2 id="advances">{title}</h2>
      <Button look="slim" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide advances' : 'Show advances'}
      </Button>
      {open && <UnusedAdvances shown={shown} title={title} />}
    </section>
  );
}
