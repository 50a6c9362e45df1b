import { useEffect, useRef } from 'react';
import { paths } from '#contract/paths.ts';
import { kindTitles } from '#domain/invoice/invoice-kinds.ts';
import { formatRupees } from '#domain/money/format-rupees.ts';
import { taxStates } from '#domain/tax/states.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { firstLine, taxTypeNames } from './invoice-record.ts';
import styles from './issued-panel.module.css';
import { liveTotals } from './live-totals.ts';
import { isTaxState, isTaxType } from './suggest-tax-type.ts';
import type { Attempt } from './use-issue.ts';

type IssuedPanelProps = {
  issued: Extract<Attempt, { is: 'issued' }>;
  onNew: () => void;
  onRepeat: () => void;
};

/** The number that was given, and what can be done next. */
export const IssuedPanel = ({ issued, onNew, onRepeat }: IssuedPanelProps) => {
  const open = useRef<HTMLAnchorElement>(null);
  const { draft, number, address } = issued;
  useEffect(() => open.current?.focus(), []);
  return (
    <section className={styles.issued} aria-labelledby="issued">
      <div role="status">
        <p className="quiet">Issued as</p>
        <h2 id="issued" className={styles.number}>
          {number}
        </h2>
        <p className="strong">{firstLine(draft.buyerAddress)}</p>
        <p className="quiet">{summary(draft)}</p>
      </div>
      <ul className={styles.next}>
        <li>
          <ButtonLink ref={open} look="go" href={address} target="_blank">
            Open
          </ButtonLink>
          <span>The PDF, in a new tab. For ten minutes here; at any time from Reports.</span>
        </li>
        <li>
          <Button onClick={onNew}>New</Button>
          <span>An empty {kindTitles[draft.kind].screen}.</span>
        </li>
        <li>
          <Button onClick={onRepeat}>Repeat</Button>
          <span>Same buyer, consignee and terms, without the lines.</span>
        </li>
      </ul>
      {draft.kind === 'tax' && (
        <p className="quiet">
          An issued document is never edited. To put it right: <a href={paths.creditNote}>Generate Credit Note</a>{' '}
          against it.
        </p>
      )}
    </section>
  );
};

const summary = (draft: IssuedPanelProps['issued']['draft']) => {
  const lines = draft.lines.filter(({ product }) => product !== '').length;
  return [
    `₹ ${formatRupees(liveTotals(draft).totals.payable)}`,
    isTaxType(draft.taxType) ? taxTypeNames[draft.taxType] : '',
    `${lines} ${lines === 1 ? 'line' : 'lines'}`,
    isTaxState(draft.taxState) ? taxStates[draft.taxState].name : '',
  ].join(', ');
};
