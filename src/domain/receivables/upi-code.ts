import { UPI_AMOUNT_LIMIT, type UpiPayment, upiLink } from './upi-link.ts';

/** The UPI code of a paper: the id, the text of the code, and the line below it. */
export type UpiCode = { id: string; link: string; says: string };

/** `upiCode({ upiId: 'sample@smplbank', name: 'Sample Interiors', number: 'DL/26-27/0001', owed: 50_000 }).says` → `'UPI, amount filled in'` */
export function upiCode(payment: UpiPayment): UpiCode {
  return {
    id: payment.upiId,
    link: upiLink(payment),
    says: payment.owed < UPI_AMOUNT_LIMIT ? 'UPI, amount filled in' : 'UPI, type the amount',
  };
}
