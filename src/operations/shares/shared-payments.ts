import type { SharedPayment } from '#domain/shares/shared-page.ts';
import type { Allocation, ReceivableStore } from '../ports/receivables.ts';

type Ports = { receivables: Pick<ReceivableStore, 'find'> };

/** What was paid of an invoice and still counts, in its order. */
export async function sharedPayments(ports: Ports, allocations: Allocation[]): Promise<SharedPayment[]> {
  const standing = allocations.filter(({ endedOn }) => endedOn === null);
  return (await Promise.all(standing.map((each) => paymentsOf(ports, each)))).flat();
}

async function paymentsOf({ receivables }: Ports, allocation: Allocation): Promise<SharedPayment[]> {
  const { source, date, amount, tds } = allocation;
  switch (source.kind) {
    case 'receipt': {
      const mode = (await receivables.find(source.id))?.mode || 'other';
      const held: SharedPayment[] = tds > 0 ? [{ kind: 'tds', date: source.date, amount: tds }] : [];
      const money: SharedPayment[] =
        amount > tds ? [{ kind: 'paid', date: source.date, mode, amount: amount - tds }] : [];
      return [...money, ...held];
    }
    case 'note':
      return [{ kind: 'credited', number: source.number, amount }];
    case 'settlement':
      return [{ kind: 'settled', date, amount }];
    default:
      return [{ kind: 'advance', number: source.number, amount }];
  }
}
