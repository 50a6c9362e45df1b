import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MissingProductsOfForm, useMissingProduct } from './missing-products.ts';

/** What F2 opens in row 2 with this name typed, when somebody has asked for a Teak Door. */
function opens(typed: string, isOwner: boolean): [row: number, name: string][] {
  const opened: [number, string][] = [];
  const wish = { id: 'w', name: 'Teak Door', hsn: '', unit: '', gst: '', note: '', askedAt: '', askedBy: 'ravi' };
  const add = (row: number, name: string) => void opened.push([row, name]);
  function Row() {
    useMissingProduct(2, typed).add();
    return null;
  }
  renderToStaticMarkup(
    <MissingProductsOfForm value={{ isOwner, wishes: [wish], add }}>
      <Row />
    </MissingProductsOfForm>,
  );
  return opened;
}

test('Staff are not asked again for a product that is asked for already: what they would type is dropped', () => {
  expect(opens(' teak door', false)).toEqual([]);
  expect(opens(' Steel Louvre ', false)).toEqual([[2, 'Steel Louvre']]);
  expect(opens('teak door', true)).toEqual([[2, 'teak door']]);
});
