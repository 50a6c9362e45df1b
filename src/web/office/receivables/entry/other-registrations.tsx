import { formatRupees } from '#domain/money/format-rupees.ts';
import { type TaxState, taxStates } from '#domain/tax/states.ts';
import { PlainButton } from '../../../ui/button.tsx';
import { openElsewhere } from './open-elsewhere.ts';
import type { ChosenParty } from './use-account.ts';

type OtherRegistrationsProps = {
  party: ChosenParty | null;
  /** The registration of the form. */
  chosen: TaxState | '';
  today: string;
  onChoose: (state: TaxState) => void;
};

/** What the customer owes the firm's other registrations, each with the way there: money that came may be for them. */
export function OtherRegistrations({ party, chosen, today, onChoose }: OtherRegistrationsProps) {
  const others = party && chosen !== '' ? openElsewhere(party.accounts, chosen, today) : [];
  return others.map(({ state, owed, invoices, overdue, advance }) => (
    <p key={state} role="note">
      {taxStates[state].name}:{' '}
      {owed > 0 && (
        <>
          owes <b>{formatRupees(owed)}</b> there, {invoices} {invoices === 1 ? 'bill' : 'bills'}
          {overdue > 0 && `, overdue ${formatRupees(overdue)}`}
        </>
      )}
      {owed > 0 && advance > 0 && '; '}
      {advance > 0 && <>an advance of {formatRupees(advance)} is left there</>}.{' '}
      <PlainButton onClick={() => onChoose(state)}>Go to {taxStates[state].name}</PlainButton>
    </p>
  ));
}
