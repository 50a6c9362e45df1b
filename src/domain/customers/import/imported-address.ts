import { wordsOf } from '../../text/word-starts.ts';
import { customerNameKey } from '../customer-keys.ts';
import type { ImportValues } from './import-field.ts';

/**
 * The billing address as it is printed, from the columns of a row:
 * `importedAddress({ name: 'Model Hostels', place: 'Kochi', pin: '682016' })` → `'Model Hostels\nKochi 682016'`.
 * What the lines of the address say already is not added again.
 */
export function importedAddress(values: ImportValues): string {
  const name = (values.name ?? '').replaceAll(/\s+/g, ' ');
  const lines = linesOfAddress(values, name);
  const town = [values.place, values.pin?.replaceAll(/\s/g, '')].filter((text) => text && !says(lines, text)).join(' ');
  const state = values.state && !says([...lines, town], values.state) ? values.state : '';
  const gstin = values.gstin && !says(lines, values.gstin) ? `GSTIN: ${values.gstin.toUpperCase()}` : '';
  return [name, ...lines, [town, state].filter(Boolean).join(', '), gstin].filter(Boolean).join('\n');
}

/** The lines below the name. An address that begins with the name is the whole block. */
export function linesOfAddress({ address = '' }: ImportValues, name: string): string[] {
  const lines = address
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return customerNameKey(lines[0] ?? '') === customerNameKey(name) ? lines.slice(1) : lines;
}

/** Whether all words of a text are in the lines, one after the other. `says(['Kochi 682 016'], '682016')` → `true` */
export function says(lines: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0) return true;
  const said = ` ${wordsOf(lines.join(' ')).join(' ')} `;
  return (
    said.includes(` ${words.join(' ')} `) || said.replaceAll(/(\d) (?=\d)/g, '$1').includes(` ${words.join(' ')} `)
  );
}
