import type { ReactNode } from 'react';
import type { Desk } from '#contract/desk.ts';
import { paths } from '#contract/paths.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { isShown } from '../is-shown.ts';
import type { MenuGroup, Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import styles from './operations-page.module.css';

type OperationsMenuProps = {
  group: MenuGroup;
  title: string;
  desk: Desk;
  /** The buttons of the specification are tall; the others have the height of a row, in one column or two. */
  look?: 'low' | 'two';
  /** Further links after the screens. */
  children?: ReactNode;
};

/** The screens of a group that this person may open. Nothing when there are none. */
export function OperationsMenu({ group, title, desk, look, children }: OperationsMenuProps) {
  const allowed = screens.filter((screen) => screen.menu?.group === group && isShown(screen, desk));
  if (allowed.length === 0) return null;
  return (
    <>
      <h2 id={group}>{title}</h2>
      <nav
        className={[styles.menu, look && styles.low, look === 'two' && styles.two].filter(Boolean).join(' ')}
        aria-labelledby={group}
      >
        {allowed.map((screen) => menuLine(screen, desk))}
        {children}
      </nav>
    </>
  );
}

function menuLine(screen: Screen, desk: Desk) {
  const note = noteOf(screen, desk);
  return (
    <a key={screen.path} className={lookOf(screen)} href={screen.path}>
      <b>{screen.menu?.text}</b> {note && <span className={screen.kind && styles.next}>{note}</span>}
    </a>
  );
}

function lookOf({ kind, menu }: Screen) {
  if (kind === 'tax') return styles.first;
  return menu?.note === undefined ? undefined : styles.later;
}

function noteOf({ path, kind, menu }: Screen, desk: Desk) {
  if (kind) return nextOf(desk, kind);
  if (path === paths.callbacks) return desk.openCallbacks > 0 && `${desk.openCallbacks} waiting`;
  return menu?.note;
}

/** `'next DL 0043, OD 0018'`: the next number of each state where the firm is registered, where it is known. */
function nextOf({ nextNumbers, company }: Desk, kind: InvoiceKind) {
  const states = registeredStates(company).filter((state) => nextNumbers[kind][state]);
  const shortOf = (state: TaxState) => `${taxStates[state].prefix} ${nextNumbers[kind][state]?.split('/').at(-1)}`;
  return states.length > 0 && `next ${states.map(shortOf).join(', ')}`;
}
