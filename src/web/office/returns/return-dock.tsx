import type { ReturnAnswer } from '#contract/returns/returns.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { Button } from '../../ui/button.tsx';
import dock from '../../ui/dock.module.css';
import { Dock } from '../../ui/dock.tsx';
import { signedRupees } from '../parts/signed-rupees.ts';
import type { NextStep } from './next-step.ts';
import { outwardOf, taxName, taxOf } from './return-sums.ts';

type ReturnDockProps = { shown: ReturnAnswer; step: NextStep; busy: boolean; onAct: () => void };

/** What comes next, the tax, and the main button: always visible. */
export function ReturnDock({ shown, step, busy, onAct }: ReturnDockProps) {
  const sums = outwardOf(shown);
  return (
    <Dock>
      <p className={dock.need} role="status">
        <b>{step.lead}</b> {step.rest}
      </p>
      <dl className={dock.figures}>
        {figure('Taxable value', signedRupees(sums.taxable))}
        {figure('IGST', signedRupees(sums.igst))}
        {figure('CGST', signedRupees(sums.cgst))}
        {figure('SGST', signedRupees(sums.sgst))}
        {figure(
          shown.leftOut.documents > 0 && !shown.filed ? 'Tax so far' : taxName(shown),
          `₹ ${formatRupees(taxOf(sums)).replace('-', '−')}`,
          dock.sum,
        )}
      </dl>
      {step.act !== 'none' && (
        <Button look={step.act === 'open' ? [] : 'go'} aria-disabled={busy} onClick={onAct}>
          {busy ? 'Writing …' : step.button} <kbd>Ctrl Enter</kbd>
        </Button>
      )}
    </Dock>
  );
}

function figure(name: string, amount: string, className?: string) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
