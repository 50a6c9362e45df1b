import { failed, type Outcome, ok } from '../outcome.ts';
import { isTaxState, type TaxState } from '../tax/states.ts';
import { paymentModes, settlementReasons, tdsKinds, type VoucherDraft } from './voucher.ts';

/** A voucher as it was typed: every choice is a text. `lines` null: the oldest first. */
export type VoucherInput = Omit<VoucherDraft, 'taxState' | 'tdsKind' | 'mode' | 'reason' | 'lines'> & {
  taxState: string;
  tdsKind: string;
  mode: string;
  reason: string;
  lines: VoucherDraft['lines'] | null;
};

/** Reads the choices: an unknown one becomes '', and the rules then ask for it. A registration must be one. */
export function readVoucherInput(input: VoucherInput): Outcome<VoucherDraft> {
  const taxState = readTaxState(input.taxState);
  if (!taxState.ok) return taxState;
  return ok({
    ...input,
    taxState: taxState.value,
    tdsKind: valueIn(tdsKinds, input.tdsKind),
    mode: valueIn(paymentModes, input.mode),
    reason: valueIn(settlementReasons, input.reason),
    lines: input.lines ?? [],
  });
}

/** `readTaxState('kerala')` → the registration of Kerala; 'invalid' for another text. */
export function readTaxState(typed: string): Outcome<TaxState> {
  if (isTaxState(typed)) return ok(typed);
  const message = 'Choose the registration';
  return failed('invalid', message, { problems: [{ field: 'taxState', message }] });
}

function valueIn<Value extends string>(list: readonly { value: Value }[], typed: string): Value | '' {
  return list.find(({ value }) => value === typed)?.value ?? '';
}
