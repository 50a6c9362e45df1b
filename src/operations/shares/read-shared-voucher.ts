import { indianDate } from '#domain/calendar/indian-date.ts';
import { countsAsPaid, type Voucher } from '#domain/receivables/voucher.ts';
import type { SharedPayment } from '#domain/shares/shared-page.ts';
import type { VoucherPapers } from '../ports/papers.ts';
import type { ReceivableStore } from '../ports/receivables.ts';
import type { System } from '../ports/system.ts';
import type { ReadablePaper } from './picture-pages.ts';
import type { SharedContent } from './shared-content.ts';

export type SharedVoucherPorts = {
  system: Pick<System, 'sha256'>;
  receivables: Pick<ReceivableStore, 'find'>;
  voucherPapers: Pick<VoucherPapers, 'find'>;
  /** The PDF of a receipt, refund or settlement: stored, or drawn now. */
  printVoucher(voucher: Voucher): Promise<Uint8Array>;
};

/** A receipt; a refund and a settlement are shared in the same way. */
export async function readSharedVoucher(ports: SharedVoucherPorts, id: string): Promise<SharedContent | null> {
  const voucher = await ports.receivables.find(id);
  if (!voucher) return null;
  const { kind, taxState, number, date, cancelled } = voucher;
  return {
    taxState,
    subject: number,
    name: number,
    customer: voucher.customer.id,
    facts: {
      kind,
      number,
      period: null,
      buyer: voucher.party.split('\n')[0] ?? '',
      date,
      amount: countsAsPaid(voucher),
      validUntil: null,
      terms: '',
      payments: kind === 'receipt' ? partsOf(voucher) : [],
      money: cancelled && { kind: 'voided', on: indianDate(cancelled.at) },
      pay: null,
    },
    paper: () => paperOf(ports, voucher),
    fileName: `${number.replaceAll('/', '-')}.pdf`,
  };
}

/** The money by its mode, and what was held back. */
function partsOf({ date, mode, amount, tds }: Voucher): SharedPayment[] {
  const money: SharedPayment[] = amount > 0 ? [{ kind: 'paid', date, mode: mode || 'other', amount }] : [];
  return tds > 0 ? [...money, { kind: 'tds', date, amount: tds }] : money;
}

async function paperOf(ports: SharedVoucherPorts, voucher: Voucher): Promise<ReadablePaper> {
  const read = () => ports.printVoucher(voucher);
  const kind = voucher.cancelled ? 'cancelled' : 'original';
  const named = await ports.voucherPapers.find({ owner: voucher.id, kind });
  return { sha256: named ?? ports.system.sha256(await read()), read };
}
