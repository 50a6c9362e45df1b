import { expect, test } from 'vitest';
import { readSeeForm, readSeeQuery, wallFromTyped } from './read-see-query.ts';

test('The form’s sizes are read as they were typed, and blank openings are left out', () => {
  const typed = readSeeQuery('p=wallpapers/weave&w=12+ft&h=10%27&ow=&oh=&ow=3+ft&oh=7+ft');
  expect(typed).toEqual({ w: '12 ft', h: "10'", openings: [{ w: '3 ft', h: '7 ft' }] });
  expect(typed && wallFromTyped(typed)).toEqual({
    ...{ widthMm: 3658, heightMm: 3048 },
    openings: [{ widthMm: 914, heightMm: 2134 }],
  });
});

test('Without a wall there is nothing to reckon; what cannot be read is no size', () => {
  expect(readSeeQuery('p=wallpapers/weave')).toBeNull();
  expect(wallFromTyped({ w: 'wide', h: '-3', openings: [] })).toMatchObject({ widthMm: 0, heightMm: 0 });
  const many = readSeeQuery(`w=${'9'.repeat(500)}&h=3&${'ow=1&oh=1&'.repeat(500)}`);
  expect([many?.w.length, many?.openings.length]).toEqual([40, 20]);
});

test('A long text is cut without half a letter at its end, which an address could not hold', () => {
  const typed = readSeeQuery(`w=${'9'.repeat(39)}%F0%9F%98%80&h=3`);
  expect(encodeURIComponent(typed?.w ?? '')).toHaveLength(39 + 9);
});

test('The form without script has a door or window more, or less, as its buttons ask; more than are reckoned it never has', () => {
  const two = 'w=12+ft&h=&ow=3+ft&oh=7+ft&ow=4+ft&oh=';
  const [door, window] = [
    { w: '3 ft', h: '7 ft' },
    { w: '4 ft', h: '' },
  ];
  expect(readSeeForm(`${two}&more=`)).toEqual({ w: '12 ft', h: '', openings: [door, window, { w: '', h: '' }] });
  expect(readSeeForm(`${two}&less=0`).openings).toEqual([window]);
  expect(readSeeForm(`ow=&oh=&${two}&less=1`).openings).toEqual([window]);
  expect(readSeeForm('more=')).toEqual({ w: '', h: '', openings: [{ w: '', h: '' }] });
  expect(readSeeForm(`more=&${'ow=1&oh=1&'.repeat(20)}`).openings).toHaveLength(20);
});
