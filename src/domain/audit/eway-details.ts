import { formatDate, indianDate, indianTime, isDate } from '../calendar/indian-date.ts';
import { formatEwayNumber } from '../eway/format-eway-number.ts';
import { transportModes } from '../eway/transport-modes.ts';

type Facts = Record<string, unknown>;

/** Lines about e-way bills and files for Tally, in words. */
export const ewayDetails: Record<string, (now: Facts, old: Facts) => string[]> = {
  'e-way facts saved': ({ mode, distance, vehicle, transporterName }) => [
    transportModes.find(({ value }) => value === mode)?.text ?? '',
    typeof distance === 'number' && distance > 0 ? `${distance} km` : '',
    text(vehicle),
    text(transporterName),
  ],
  'e-way bill taken in': bill,
  'e-way bill changed': (now, { validUntil }) => [
    ...bill(now),
    typeof validUntil === 'string' && isDate(validUntil) ? `was valid until ${formatDate(validUntil)}` : '',
  ],
  'e-way bill cancelled': ({ number, cancelledAt, reason }) => [
    typeof number === 'string' ? formatEwayNumber(number) : '',
    instant('cancelled', cancelledAt),
    typeof reason === 'string' && reason !== '' ? `“${reason}”` : '',
  ],
  'Tally file written': ({ from, to, vouchers, changed, cancelled }) => [
    typeof from === 'string' && typeof to === 'string' ? `${formatDate(from)} to ${formatDate(to)}` : '',
    typeof vouchers === 'number' ? `${vouchers} ${vouchers === 1 ? 'voucher' : 'vouchers'}` : '',
    typeof changed === 'number' && changed > 0 ? `${changed} changed` : '',
    typeof cancelled === 'number' && cancelled > 0 ? `${cancelled} cancelled` : '',
  ],
};

function bill({ number, madeAt, validUntil }: Facts): string[] {
  return [
    typeof number === 'string' ? formatEwayNumber(number) : '',
    instant('made', madeAt),
    typeof validUntil === 'string' && isDate(validUntil) ? `valid until ${formatDate(validUntil)}` : '',
  ];
}

function instant(word: string, at: unknown): string {
  return typeof at === 'string' && at !== '' ? `${word} ${formatDate(indianDate(at))} ${indianTime(at)}` : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
