/** A rate in percent, or `pieces`: 5 up to that price in rupees for one piece, `above` beyond it. */
export type CodeRate = number | { pieces: number; above: number };

export type HsnRate = {
  /** The first digits of its codes. */
  code: string;
  /** From 15 November 2017 to 21 September 2025; null when it is not certain. */
  before: CodeRate | null;
  /** Since 22 September 2025. */
  now: CodeRate;
  kind: 'goods' | 'services';
  /** Goods of the same code with another rate. When the product or its description has the word, both rates are accepted. */
  but?: { word: RegExp; before: number; now: number };
  /** Billed with goods, it has their rate (CGST Act, sections 8 and 15(2)(c)). */
  followsGoods?: true;
};

/** The first date of the rates below, and the date of the rate reform. */
export const rateDays = { known: '2017-11-15', reform: '2025-09-22' };

/**
 * The notifications for goods before and since the reform, and for services. Notification 9/2025 is in force as amended by
 * 19/2025 and 01/2026, which do not change these codes (checked up to 2 October 2026). Its Schedule I has the goods at 5%,
 * Schedule II the goods at 18%.
 */
export const rateLaws = {
  goodsBefore: 'Notification 1/2017-Central Tax (Rate)',
  goodsNow: 'Notification 9/2025-Central Tax (Rate)',
  services: 'Notification 11/2017-Central Tax (Rate)',
};

function always18(codes: string): HsnRate[] {
  return codes.split(' ').map((code) => ({ code, before: 18, now: 18, kind: 'goods' }));
}

function from12to5(codes: string): HsnRate[] {
  return codes.split(' ').map((code) => ({ code, before: 12, now: 5, kind: 'goods' }));
}

function services(codes: string): HsnRate[] {
  return codes.split(' ').map((code) => ({ code, before: 18, now: 18, kind: 'services' }));
}

function byPiece(code: string): HsnRate {
  return {
    code,
    before: { pieces: 1000, above: 12 },
    now: { pieces: 2500, above: 18 },
    kind: 'goods',
  };
}

function but(word: RegExp) {
  return { but: { word, before: 12, now: 5 } };
}

function mixed(code: string, word: RegExp): HsnRate {
  return {
    code,
    before: 18,
    now: 18,
    kind: 'goods',
    ...but(word),
  };
}

/** The full rates (CGST + SGST, or IGST) of the codes that the trade bills. Which code a product has is for an accountant to say. */
export const hsnRates: readonly HsnRate[] = [
  // Plastics, rubber
  ...always18('3208 3209 3210 3916 3918 3919 3920 3921 3925 3926 4016'),
  // Wood
  mixed('4409', /bamboo/i),
  mixed('4410', /bagasse|agro|cement|gypsum|grg/i),
  ...always18('4411 4412'),
  mixed('4418', /bamboo/i),
  // Paper, carpets, wall coverings, blinds, awnings
  ...always18('4814 4823'),
  ...from12to5('5702 5703 5704'),
  { code: '5705', before: 12, now: 5, kind: 'goods', but: { word: /coir/i, before: 5, now: 5 } },
  ...from12to5('5904 5905'),
  byPiece('6303'),
  byPiece('6306'),
  ...always18('6702'),
  // Boards, tiles, glass
  ...always18('6806'),
  mixed('6808', /cement|particle/i),
  mixed('6809', /glass[- ]?fib|grg/i),
  ...always18('6811 7007'),
  // Metal
  ...always18('7318 7326 7604 7610 7616 8302'),
  // Equipment and furniture. Before the reform 28 was charged on larger screens, and lamps changed their rate.
  ...always18('8424 8471'),
  { code: '8528', before: null, now: 18, kind: 'goods' },
  ...always18('8535 8536'),
  mixed('9403', /bamboo|cane|rattan/i),
  { code: '9405', before: null, now: 18, kind: 'goods' },
  // Work and charges
  ...services('995468 995473 995475 995476 995478 9987'),
  { code: '996793', before: 18, now: 18, kind: 'services', followsGoods: true },
  { code: '998540', before: 18, now: 18, kind: 'services', followsGoods: true },
];
