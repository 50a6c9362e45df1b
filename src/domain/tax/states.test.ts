import { expect, test } from 'vitest';
import { stateCodes, stateName, taxStates } from './states.ts';

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

test('both registrations have the names and codes of the list', () => {
  for (const { code, name } of Object.values(taxStates)) expect(stateName(code)).toBe(name);
});
