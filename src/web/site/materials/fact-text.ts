import type { ShownMaterial } from '#domain/materials/material-at.ts';
import { formatQuantity, formatRupees } from '#domain/money/format-rupees.ts';
import { fillWords } from '#domain/text/fill-words.ts';
import type { NameIn } from '#domain/text/names.ts';
import type { Words } from '../words/words.ts';

type ShownFact = Pick<ShownMaterial['facts'][number], 'number' | 'unit' | 'text'>;

/**
 * The value of a fact: `{ number: 530, unit: 'mm', text: 'roll of 10.05 m' }` → '530 mm, roll of 10.05 m'; a text that begins with the
 * number says all. `lang` is that of its text.
 */
export function factText({ number, unit, text }: ShownFact, { material }: Pick<Words, 'material'>): NameIn {
  if (number === null) return text;
  const n = formatQuantity(Math.round(number * 1000));
  const said = unit === 'years' || unit === 'pieces' ? fillWords(material[unit], { n }) : `${n} ${unit}`;
  if (text.text.startsWith(said)) return text;
  return { text: text.text === '' ? said : `${said}, ${text.text}`, lang: text.lang };
}

/** The rate, whole rupees without paise: '₹ 1,250 for one roll, GST extra'. */
export function rateText({ paise, unit }: NonNullable<ShownMaterial['rate']>, { material }: Pick<Words, 'material'>) {
  return fillWords(material.rateOf, { amount: formatRupees(paise).replace(/\.00$/, ''), unit });
}
