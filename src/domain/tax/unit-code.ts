/** `isService('995475')` → `true`: the accounting codes of services begin with 99. */
export function isService(hsn: string): boolean {
  return hsn.startsWith('99');
}

/** `unitCode('sqft')` → `'SQF'`: the unit quantity code (UQC) of a unit of the form; a running foot has none, so it is `OTH`. */
export function unitCode(unit: string): string {
  const code = unit.trim().toUpperCase();
  return ownUnits[unit.trim()] ?? (codes.has(code) ? code : 'OTH');
}

const ownUnits: Record<string, string> = { pcs: 'PCS', sqft: 'SQF', roll: 'ROL', sqmtr: 'SQM', rft: 'OTH' };

/** `isUnitCode('SQF')` → `true`: whether GSTN's list has the code. */
export function isUnitCode(code: string): boolean {
  return codes.has(code);
}

// GSTN's list.
const codes = new Set(
  'BAG BAL BDL BKL BOU BOX BTL BUN CAN CBM CCM CMS CTN DOZ DRM GGK GMS GRS GYD KGS KLR KME LTR MLT MTR MTS NOS OTH PAC PCS PRS QTL ROL SET SQF SQM SQY TBS TGM THD TON TUB UGS UNT YDS'.split(
    ' ',
  ),
);
