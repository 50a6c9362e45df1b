import { expect, test } from 'vitest';
import { branch, home } from '#test/specification/specified-firm.ts';
import { stateCodes, stateName, stateTax, taxStateIds, taxStates } from './states.ts';

test('a code gives the name of its state', () => {
  expect(stateName('07')).toBe('Delhi');
  expect(stateName('38')).toBe('Ladakh');
  expect(stateName('39')).toBeNull();
  expect(stateName('7')).toBeNull();
});

test('the codes run from 01 to 38, then three that are not states, each once', () => {
  const expected = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'));
  expect(stateCodes.map((state) => state.code)).toEqual([...expected, '96', '97', '99']);
  expect(new Set(stateCodes.map((state) => state.name)).size).toBe(stateCodes.length);
});

test('a firm can register in 36 states and union territories, and in the other territory, each with letters of its own', () => {
  const all = Object.entries(taxStates);
  expect(all).toHaveLength(37);
  expect(new Set(all.map(([, { prefix }]) => prefix)).size).toBe(37);
  for (const [id, { code, name, prefix }] of all) {
    expect(id).toBe(name.toLowerCase().replaceAll(' ', '-'));
    expect(prefix).toMatch(/^[A-Z]{2}$/);
    expect(stateCodes).toContainEqual({ code, name, registers: true });
  }
  expect(all.filter(([, { code }]) => code === '07' || code === '21').map(([id, { prefix }]) => [id, prefix])).toEqual([
    [home, 'DL'],
    [branch, 'OD'],
  ]);
});

test('UTGST is charged where a union territory has no legislature, and in the other territory', () => {
  expect(taxStateIds.filter((state) => stateTax(state) === 'UTGST')).toEqual([
    'chandigarh',
    'dadra-and-nagar-haveli-and-daman-and-diu',
    'lakshadweep',
    'andaman-and-nicobar-islands',
    'ladakh',
    'other-territory',
  ]);
  expect([home, 'puducherry', 'jammu-and-kashmir', 'atlantis', ''].map(stateTax)).toEqual(Array(5).fill('SGST'));
});
