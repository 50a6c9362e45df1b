import { addressLines } from '../invoices/address-lines.ts';
import { placeEnding } from './place-ending.ts';
import { taxStates } from './states.ts';

/**
 * `shortState('Shop 4, Hazratganj\nLucknow, UP')` → `{ code: '09', at: 28 }`: the state whose short name ends an address, and
 * its position; `null` when there is none. The short name must be a separate word in capitals at the end of the last line of
 * the postal address. A state or city that is named in full before it has priority: `Mumbai, Block AP` is Maharashtra.
 * `pinStates` are the states of the address's PIN code.
 */
export function shortState(address: string, pinStates: readonly string[] = []): { code: string; at: number } | null {
  const [name = '', ...rest] = addressLines(address);
  const lines = rest.length > 0 ? rest : [name];
  const index = lines.findLastIndex((line) => /\p{L}/u.test(postal(line)) && !besideAddress.test(line));
  const line = lines[index];
  if (line === undefined) return null;
  const ended = postal(line);
  const [short = ''] = atEnd.exec(ended.slice(-7)) ?? [];
  const code = codeOf(short.replaceAll(/[^A-Z]/g, ''));
  if (code === undefined) return null;
  const before = ended.slice(0, ended.length - short.length);
  const at = address.lastIndexOf(line) + before.length;
  const place = placeEnding([...lines.slice(0, index), before].join('\n'));
  if (place !== null) return { code: place, at };
  if (namesPartOrPerson(before, short)) return null;
  if (pinStates.includes(code)) return { code, at };
  const comma = /[,(:-]\s?$/.test(before) && !abroad.test(before);
  const doubtful = alsoWords.has(short) || / /.test(short);
  return rest.length === 0 || (doubtful && !comma) ? null : { code, at };
}

// 'Block AP', 'Plot 5-AP', 'C/o Reddy A. P.'
function namesPartOrPerson(before: string, short: string): boolean {
  const parts = before.toLowerCase().split(/[,;(]/);
  const own = parts.at(-1) ?? '';
  const words = own.split(/[^\p{L}\d/]+/u).filter((word) => word !== '' && word !== 'no');
  if (partOfBuilding.test(words.at(-1) ?? '') || /\d[-/]$|\/$/.test(own)) return true;
  if (words.some((word) => person.test(word))) return true;
  // 'C/o Reddy, A. P.': initials after the name.
  return /[. ]/.test(short) && own.trim() === '' && /^\s*(?:[csdw]\/o|mrs?|ms|smt)\b/.test(parts.at(-2) ?? '');
}

const partOfBuilding =
  /^(?:block|blk|pocket|pkt|wing|tower|gate|phase|ph|sector|sec|plot|flat|unit|shop|door|house|room|floor|building|bldg|lane|zone|ward|type|quarters?|qtr|gali|row|bay|stall|suite|hall|lot|section)$/;
const person = /^(?:[csdw]\/o|mrs?|ms|m\/s|shri|sri|smt|dr|miss|kumari|prof|adv|er)$/;

/** The line without the telephone, tax numbers, e-mail, PIN code and country that follow the postal address. */
function postal(line: string): string {
  const tail = line.search(contact);
  let text = withoutMarks(tail < 0 ? line : line.slice(0, tail));
  text = withoutMarks(text.replace(/(?<!\p{L})(?:India|INDIA)$/u, ''));
  const pin = /(?<!\d)[1-8]\d{2} ?\d{3}$/.exec(text.slice(-8));
  return pin ? withoutMarks(text.slice(0, -pin[0].length)) : text;
}

function withoutMarks(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t.,()-:;'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const contact = new RegExp(
  [
    String.raw`\b(?:ph|phone|tel|mob|mobile|cell|whatsapp|fax|contact)\b[\s.:,+()#-]*\d(?:[\s()/-]?\d){6}`,
    String.raw`\b(?:gstin|gst|uin)\b(?!\s+r(?:oa)?d\b)`,
    String.raw`\bpan\b\s*(?:no\b|[:-]|[a-z]{5}\d{4})`,
    String.raw`\be-?mail\b`,
    String.raw`\battn\b`,
    String.raw`(?<![^\s,;:(])[^\s,;:(@]*@`,
    String.raw`(?<!\d)(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)`,
    String.raw`(?<!\d)\(?0\d{2,4}\)?[ -]?\d{6,8}(?!\d)`,
    String.raw`\b(?:state )?code\b[\s.:()-]*\d{2}(?!\d)`,
  ].join('|'),
  'i',
);

/** The code of a short name, which is the letters of vehicle registrations; two states have had two. */
function codeOf(short: string): string | undefined {
  const prefix = { OR: 'OD', TG: 'TS' }[short] ?? short;
  return usual.test(prefix) ? Object.values(taxStates).find((state) => state.prefix === prefix)?.code : undefined;
}

// Nobody ends an address with AS for Assam or CH for Chandigarh.
const usual = /^(JK|HP|PB|UK|HR|DL|RJ|UP|WB|JH|OD|CG|MP|GJ|MH|KA|GA|KL|TN|TS|AP)$/;

// Also English words, a brand and a country.
const alsoWords = new Set(['HP', 'UK', 'OR']);
const abroad = /london|england|scotland|wales|united kingdom/i;

// UP, U.P, U. P, J&K, J. & K
const atEnd = /(?<![\p{L}\d&.])[A-Z]\.? ?&? ?[A-Z]$/u;

// A line that is not part of the postal address.
const besideAddress =
  /^\W*(?:ph(?![\s.-]{0,3}\d{1,2}(?!\d))|phone|mob|mobile|tel|attn|contact|cin|pan[ :]?(?=no|$)|india)\b/i;
