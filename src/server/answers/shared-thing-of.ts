import type { SharedThing } from '#domain/shares/share.ts';
import type { TaxState } from '#domain/tax/states.ts';

type Named = {
  document?: string | undefined;
  receipt?: string | undefined;
  statement?: { customer: string; state: TaxState; from: string; to: string } | undefined;
};

/** What a body names. The contract has checked that it names one thing. */
export function sharedThingOf({ document, receipt, statement }: Named): SharedThing {
  if (document !== undefined) return { kind: 'document', id: document };
  if (!statement) return { kind: 'receipt', id: receipt ?? '' };
  const { customer, state, from, to } = statement;
  return { kind: 'statement', customer, taxState: state, from, to };
}
