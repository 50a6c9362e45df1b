import { addressLines } from '../invoice/address-lines.ts';

/**
 * `shortState('Shop 4, Hazratganj\nLucknow, UP')` → `{ code: '09', at: 28 }`: the state that ends an address by its short
 * name, and where it stands; `null` where there is none. Only a word of its own, in capitals, at the end of the last line
 * that is part of the postal address: `MP Nagar`, `HP Petrol Pump` and `5 OR 6` name no state.
 */
export const shortState = (address: string): { code: string; at: number } | null => {
  const [, ...lines] = addressLines(address);
  const last = lines.findLast((line) => !besideAddress.test(line));
  const [, before = '', short = ''] = (last && atEnd.exec(last)) || [];
  const code = codes[short.replaceAll(/[^A-Z]/g, '')];
  if (last === undefined || code === undefined) return null;
  // These are also English words, a brand, and a country.
  if (doubtful.has(code) && (!/[,(-]\s*$/.test(before) || abroad.test(before))) return null;
  return { code, at: address.lastIndexOf(last) + before.length };
};

const codes: Record<string, string> = {
  JK: '01',
  HP: '02',
  PB: '03',
  UK: '05',
  HR: '06',
  DL: '07',
  RJ: '08',
  UP: '09',
  WB: '19',
  JH: '20',
  OR: '21',
  OD: '21',
  CG: '22',
  MP: '23',
  GJ: '24',
  MH: '27',
  KA: '29',
  GA: '30',
  KL: '32',
  TN: '33',
  TS: '36',
  TG: '36',
  AP: '37',
};

const doubtful = new Set(['02', '05', '21']);
const abroad = /london|england|scotland|wales|united kingdom/i;

// UP, U.P., U. P., J&K, J. & K.; then nothing but a PIN code and the country.
const atEnd =
  /^(.*?(?<![\p{L}\d&.]))([A-Z]\.? ?&? ?[A-Z])(?![\p{L}\d])[\s.,)-]*(?:[1-8]\d{2} ?\d{3})?[\s.,-]*(?:India|INDIA)?[\s.]*$/u;

// What stands below an address and is no part of it.
const besideAddress =
  /gst|\bpan\b|@|^\W*(?:ph|phone|mob|mobile|tel|attn|contact|cin|india)\b|^[\d\s+()/-]{8,}$|^\W*[1-8]\d{2} ?\d{3}\W*$/i;
