import { expect, test } from 'vitest';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { moveBookIn } from './moving-in.ts';

eachDatabase('A book that moves in', (open) => {
  test('has all its customers, products and bills, and comes to the same sums to the paisa', async () => {
    const size = { customers: 60, products: 30, bills: 270 };
    const { book, found } = await moveBookIn(await open(), size);
    const { owed, advances, rates } = book;
    expect(found).toEqual({ ...size, owed, advances, rates });
    expect([owed > 0, advances > 0, rates > 0]).toEqual([true, true, true]);
  });
});
