import { expect, test } from 'vitest';
import { buildMovedInvoice } from '#test/build/build-eway.ts';
import { consignmentOf } from './consignment.ts';
import { movedOnChallan } from './moved-on-challan.ts';

const at = (consigneeAddress: string) => buildMovedInvoice({ consigneeAddress });
const on = (consigneeAddress: string, pin = '', rows = [1, 2, 3]) => ({ number: 'DC/1', consigneeAddress, pin, rows });
const none = { pin: '' };

test('Goods travelled on the challan that went to the same place: by its PIN, else by its words', () => {
  const movedOn = (invoice: string, challan: string, pin = '') =>
    movedOnChallan(at(invoice), none, on(challan, pin)).challan;
  expect(movedOn('Site office\nPuri 752001', 'Example Hotels\nPURI - 752001')).toBe('DC/1');
  expect(movedOn('Example Hotels\nPuri 752001', 'Example Hotels\nCuttack 753001')).toBeNull();
  expect(movedOn('Example Hotels\nPuri 752001', 'Example Hotels, Puri', '752001')).toBe('DC/1');
  expect(movedOn('Example Hotels\nPuri', 'EXAMPLE HOTELS, Puri')).toBe('DC/1');
  expect(movedOn('Example Hotels\nPuri', 'Example Hotels\nCuttack')).toBeNull();
  expect(movedOnChallan(at('Puri'), { pin: '752001' }, on('Example Hotels\nPuri 752001')).challan).toBe('DC/1');
});

test('The rows of the challan are not in what moves with the invoice, nor is the rounding of the whole', () => {
  const invoice = at('Puri 752001');
  const all = consignmentOf(invoice);
  expect(movedOnChallan(invoice, none, null)).toEqual({ challan: null, consignment: all });
  const { consignment } = movedOnChallan(invoice, none, on('Puri 752001', '', [1, 3]));
  expect(consignment.goods.map(({ row }) => row)).toEqual([2]);
  expect(consignment).toMatchObject({ taxable: all.goods[1]?.taxable, roundOff: 0, hasServices: false });
  expect(movedOnChallan(invoice, none, on('Puri 752001')).consignment).toMatchObject({ goods: [], value: 0 });
});
