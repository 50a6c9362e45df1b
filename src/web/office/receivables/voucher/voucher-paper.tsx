import type { Desk } from '#contract/desk.ts';
import type { SheetFact } from '#domain/invoices/sheet/sheet-firm.ts';
import type { VoucherSheet } from '#domain/receivables/voucher-sheet.ts';
import styles from './voucher-paper.module.css';

type VoucherPaperProps = {
  sheet: VoucherSheet;
  paper: Desk['paper'];
  /** Not issued yet. */
  isDraft?: boolean;
  className?: string | undefined;
};

/** The half page of a receipt, refund or settlement in HTML, from the same strings as its PDF. */
export function VoucherPaper({ sheet, paper, isDraft = false, className }: VoucherPaperProps) {
  const { seller, party } = sheet;
  const fact = ([name, value]: SheetFact) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{sheet.struck.includes(name) ? <s>{value}</s> : value}</dd>
    </div>
  );
  return (
    <section className={[styles.sheet, className].filter(Boolean).join(' ')} aria-label="Paper preview">
      <div className={styles.page}>
        {sheet.cancelled && <p className={styles.cancelled}>CANCELLED</p>}
        <div className={styles.top}>
          {paper?.logo && <img src={paper.logo} alt="" />}
          <div>
            <p className={styles.firm}>{seller.name}</p>
            {seller.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <p>
              GSTIN <b>{seller.gstin}</b> State {seller.state}
            </p>
            <p>{seller.contact}</p>
          </div>
          <div className={styles.right}>
            <p className={styles.title}>{sheet.title}</p>
            {isDraft && <b>DRAFT, NOT ISSUED</b>}
            {sheet.cancelled && (
              <p className={styles.bad}>
                Cancelled on {sheet.cancelled.on}: {sheet.cancelled.why}
              </p>
            )}
            {sheet.specimen && <small>SPECIMEN, demo data, {sheet.notThis}</small>}
          </div>
        </div>
        <dl className={styles.strip}>
          {sheet.strip.map((each) => fact(each))}
          <div className={styles.right}>
            <dt>{sheet.amountLabel}</dt>
            <dd className={styles.amount}>₹ {sheet.amount}</dd>
          </div>
        </dl>
        <div className={styles.from}>
          <div>
            <small>{sheet.partyLabel}</small>
            <b>{party.name}</b>
            {party.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no other key
              <p key={index}>{line}</p>
            ))}
            {party.name && (
              <p>
                {party.gstin && (
                  <>
                    GSTIN <b>{party.gstin}</b>{' '}
                  </>
                )}
                {party.state && `State ${party.state}`}
              </p>
            )}
          </div>
          <dl className={styles.refs}>{sheet.refs.map((each) => fact(each))}</dl>
        </div>
        {sheet.tables.map(({ head, rows, rest }) => (
          <table key={head[0]}>
            <thead>
              <tr>
                {head.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a paper never move
                  <th key={index} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a paper never move
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
              {rest && (
                <tr>
                  <td colSpan={4}>{rest[0]}</td>
                  <td>
                    <b>{rest[1]}</b>
                  </td>
                  <td />
                </tr>
              )}
            </tbody>
          </table>
        ))}
        <div className={styles.totals}>
          <div>
            <small>{sheet.amountLabel} in words</small>
            <b>{sheet.words}</b>
            {sheet.remark && <p className={styles.remark}>{sheet.remark}</p>}
          </div>
          <div>
            <dl>{sheet.totals.map((each) => fact(each))}</dl>
            <dl className={styles.sum}>{fact([sheet.sumLabel, `₹ ${sheet.sum}`])}</dl>
            <div className={styles.sign}>
              <b>{sheet.signFor}</b>
              <small>{sheet.signRole}</small>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
