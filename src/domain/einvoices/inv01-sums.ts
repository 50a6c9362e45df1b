import type { Inv01, Inv01Item } from './inv01.ts';
import { portalTolerance } from './portal-tolerance.ts';

/**
 * Which sums of an INV-01 the portal would refuse, by its own rules (`AssAmt = TotAmt − Discount`, heads of a line by its
 * rate, totals as sums of the lines), each within its tolerance: `inv01Sums(inv01)` → `[]`
 */
export function inv01Sums({ ItemList, ValDtls, DocDtls }: Inv01): string[] {
  const faults: string[] = [];
  const check = (name: string, passed: number, calculated: number) => {
    const { least, most } = portalTolerance(calculated);
    const paise = toPaise(passed);
    if (paise < least || paise > most) faults.push(`${name} is ${passed}`);
  };
  for (const item of ItemList) {
    const at = (name: string) => `Line ${item.SlNo}: ${name}`;
    const assessable = toPaise(item.AssAmt);
    check(at('AssAmt'), item.AssAmt, toPaise(item.TotAmt) - toPaise(item.Discount));
    if (item.Qty !== undefined) check(at('TotAmt'), item.TotAmt, item.Qty * toPaise(item.UnitPrice));
    // The portal does not compare the tax of a credit note with its rate.
    if (DocDtls.Typ === 'INV') {
      const tax = assessable * (item.GstRt / 100);
      if (item.IgstAmt > 0) check(at('IgstAmt'), item.IgstAmt, tax);
      else for (const head of ['CgstAmt', 'SgstAmt'] as const) check(at(head), item[head], tax / 2);
    }
    check(
      at('TotItemVal'),
      item.TotItemVal,
      assessable + toPaise(item.IgstAmt) + toPaise(item.CgstAmt) + toPaise(item.SgstAmt),
    );
  }
  const sum = (of: keyof Inv01Item) => ItemList.reduce((total, item) => total + toPaise(item[of] as number), 0);
  check('AssVal', ValDtls.AssVal, sum('AssAmt'));
  check('CgstVal', ValDtls.CgstVal, sum('CgstAmt'));
  check('SgstVal', ValDtls.SgstVal, sum('SgstAmt'));
  check('IgstVal', ValDtls.IgstVal, sum('IgstAmt'));
  check('TotInvVal', ValDtls.TotInvVal, sum('TotItemVal') + toPaise(ValDtls.RndOffAmt));
  return faults;
}

function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}
