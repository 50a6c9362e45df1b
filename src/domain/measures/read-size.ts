/**
 * A length as people write it, in whole millimetres: `readSize('10\'6"')` → 3200, `readSize('10 ft 6 in')` → 3200, `readSize('3.2 m')` →
 * 3200, `readSize('3200')` → 3200. Null where it cannot be told: a number below 100 without a unit may be feet or metres.
 */
export function readSize(text: string): number | null {
  let rest = plainText(text);
  const alone = /^\d+(?:\.\d+)?$/.exec(rest);
  if (alone) return Number(rest) >= LEAST_ALONE ? Math.round(Number(rest)) : null;
  let sum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  while (rest !== '') {
    const part = PART.exec(rest);
    if (!part) return null;
    const [whole, number = '', over = '', under = '', unit = ''] = part;
    rest = rest.slice(whole.length).trim();
    // Behind feet comes inches, without a word for them: 10' 6.
    const named = unit === '' ? (smallest === unitMm.ft ? 'in' : '') : unitOf(unit);
    const mm = unitMm[named as Unit];
    const fraction = under === '' ? 0 : Number(over) / Number(under);
    if (!mm || mm >= smallest || (under !== '' && Number(over) >= Number(under))) return null;
    sum += (Number(number || 0) + fraction) * mm;
    smallest = mm;
  }
  return Number.isFinite(smallest) && sum > 0 ? Math.round(sum) : null;
}

const LEAST_ALONE = 100;

type Unit = keyof typeof unitMm;

/** The international foot, 1959: 0.3048 m. */
const unitMm = { m: 1000, ft: 304.8, in: 25.4, cm: 10, mm: 1 } as const;

/** A number, a fraction, or both, and what is written behind it. */
const PART = /^(\d+(?:\.\d+)?)?(?:(?:(?<=\d)\s+)?(\d+)\/(\d+))?\s*([^\d\s/.]+\.?)?\s*/u;

const unitNames: Readonly<Record<Unit, string>> = {
  m: 'm metre metres meter meters mtr mtrs मी मीटर ମି ମିଟର',
  ft: "ft feet foot ' फुट फ़ुट फीट फ़ीट फूट ଫୁଟ",
  in: 'in inch inches " इंच इन्च ଇଞ୍ଚ',
  cm: 'cm cms सेमी सेंमी ସେମି',
  mm: 'mm mms मिमी ମିମି',
};

function unitOf(written: string): string {
  const word = written.replace(/\.$/, '');
  return Object.entries(unitNames).find(([, names]) => names.normalize('NFC').split(' ').includes(word))?.[0] ?? '';
}

/** Small letters, one kind of marks for feet and inches, digits of 0 to 9, ½ as 1/2. */
function plainText(text: string): string {
  return text
    .replaceAll(/[¼½¾]/g, (sign) => ` ${{ '¼': '1/4', '½': '1/2', '¾': '3/4' }[sign]}`)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[०-९୦-୯]/g, (digit) => String(((digit.codePointAt(0) as number) % 16) - 6))
    .replaceAll(/['’‘′]{2}|[”“″]/g, '"')
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/(\d),(?=\d)/g, '$1.')
    .replaceAll(/(\d)[-–](?=\d)|\s+/g, '$1 ')
    .trim();
}
