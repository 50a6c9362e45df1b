/** `rupeesInWords(12345678)` → `'Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Seventy Eight Paise Only'`. Lakh and crore, as on Indian documents. */
export function rupeesInWords(paise: number): string {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`${paise} is not a whole number of paise`);
  const amount = Math.abs(paise);
  const rest = amount % 100;
  const rupees = (amount - rest) / 100;
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`Rupees ${inWords(rupees)}`] : []),
    ...(rest > 0 ? [`${inWords(rest)} Paise`] : []),
  ];
  return `${paise < 0 ? 'Minus ' : ''}${parts.join(' and ')} Only`;
}

function inWords(count: number): string {
  return count === 0 ? 'Zero' : wordsOf(count).join(' ');
}

function wordsOf(count: number): string[] {
  // A hundred crore or more: the number of crores is in the same words, as in One Thousand Crore.
  for (const [size, name] of sizes) {
    if (count >= size) return [...wordsOf(Math.floor(count / size)), name, ...wordsOf(count % size)];
  }
  if (count < 20) return small.slice(count, count + 1).filter((word) => word !== '');
  return [...tens.slice(Math.floor(count / 10), Math.floor(count / 10) + 1), ...wordsOf(count % 10)];
}

const sizes = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

const small = (
  ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ');

const tens = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
