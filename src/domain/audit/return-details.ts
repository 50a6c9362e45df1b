import { formatDate, isDate } from '../calendar/indian-date.ts';
import { counted } from '../text/counted.ts';

type Facts = Record<string, unknown>;

/** Lines about filed returns and what was added to documents for them, in words. */
export const returnDetails: Record<string, (now: Facts) => string[]> = {
  'supplement added': ({ fields, reason }) => [
    Array.isArray(fields) ? fields.map((field) => fieldNames[field] ?? String(field)).join(', ') : '',
    typeof reason === 'string' ? `“${reason}”` : '',
  ],
  'return filed': ({ form, filedOn, arn }) => [
    form === 'iff' ? 'B2B and CDNR alone (IFF)' : '',
    typeof filedOn === 'string' && isDate(filedOn) ? `filed on ${formatDate(filedOn)}` : '',
    typeof arn === 'string' && arn !== '' ? `ARN ${arn}` : '',
  ],
  'pack downloaded': ({ leftOut }) => [
    typeof leftOut === 'number' && leftOut > 0 ? `${counted(leftOut, 'document')} left out of the return` : '',
  ],
  'return reopened': ({ reason }) => [typeof reason === 'string' ? `“${reason}”` : ''],
};

const fieldNames: Record<string, string> = {
  place: 'place of supply',
  gstin: 'GSTIN of the buyer',
  pin: 'PIN of the buyer',
  placeName: 'town of the buyer',
  original: 'the invoice that it corrects',
};
