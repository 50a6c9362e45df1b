import type { SheetParty } from '#domain/invoices/sheet/sheet-parties.ts';
import styles from './paper-preview.module.css';

type PaperPartyProps = { title: string; party: SheetParty; outlined: boolean };

/** Buyer or consignee, with the same text as in the PDF. */
export function PaperParty({ title, party: { name, lines, gstin, state, country }, outlined }: PaperPartyProps) {
  return (
    <div className={outlined ? styles.here : undefined}>
      <small>{title}</small>
      <b>{name}</b>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address have no other key
        <p key={index}>{line}</p>
      ))}
      {name && (
        <p>
          {gstin && (
            <>
              GSTIN <b>{gstin}</b>{' '}
            </>
          )}
          {state && `State ${state} `}
          {country ? `Country ${country}` : !gstin && <span className={styles.quiet}>GSTIN not given</span>}
        </p>
      )}
    </div>
  );
}
