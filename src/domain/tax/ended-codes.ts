import { formatDate } from '../calendar/indian-date.ts';

/** Why a code is no longer one, for a sentence: `HSN 57033090 …`. */
type EndedCode = {
  /** `'ended on 31/12/2021 (Finance Act, 2021)'` */
  words: string;
  /** The first digits of the codes that came instead, or the one code of 8 digits; '' when its heading has none. */
  now: string;
};

/**
 * `endedCode('57033090', '2026-11-27')` → `{ words: 'ended on 31/12/2021 (Finance Act, 2021)', now: '57033' }`; null for a code
 * that the tariff still had on that day, and for one of which nothing is known here.
 */
export function endedCode(code: string, date: string): EndedCode | null {
  const known = find(code);
  return known && date > known.last ? known : null;
}

/** `codesInstead('57033090')` → `['57033']`: the first digits of what came instead, on whichever day; `[]` for a code in force. */
export function codesInstead(code: string): string[] {
  const now = find(code)?.now ?? '';
  return now === '' ? [] : [now];
}

function find(code: string) {
  return ended.get(code) ?? ended.get(code.slice(0, 6)) ?? ended.get(code.slice(0, 4));
}

/**
 * The tariff of 2022: subheadings that the Fourth Schedule to the Finance Act, 2021 replaced, with what came instead. By the United
 * Nations' correlation of HS 2017 and HS 2022, of the chapters that this trade buys and sells in.
 */
const replacedIn2022 = [
  // Plastics, rubber, wood
  '390720 39072, 401511 40151200, 440140 44014, 441294 44125, 441400 4414, 441810 44181, 441820 44182, 441860 4418, 442010 44201',
  // Carpets, pile fabrics
  '570320 57032, 570330 57033, 580211 580210, 580219 580210',
  // Asbestos, graphite, glass fibres
  '681292 681299, 681293 681299, 681510 68151900, 701931 70191, 701932 70197100, 701939 7019, 701940 7019, 701951 7019',
  '701952 7019, 701959 7019',
  // Machines
  '841931 84193, 841932 84193, 846210 8462, 846221 8462, 846231 8462, 846241 8462, 846291 8462, 846299 8462',
  // Electrical equipment
  '850740 85078000, 851410 85141, 851430 85143, 851712 85171, 851770 85177, 851950 85198100, 852580 85258, 853950 85395200',
  '854140 85414, 854150 85415, 854810 8549, 854890 85480000',
  // Seats, furniture, luminaires
  '940130 94013, 940140 94014, 940190 94019, 940390 94039, 940510 94051, 940520 94052, 940530 94053, 940540 94054, 940560 94056',
];

/**
 * Headings and subheadings that GSTN's list still has, and that neither HS 2017 nor HS 2022 has: no tariff since GST began had them.
 */
const endedBeforeGst = [
  '320630 320643 390760 390930 392072 401013 401161 401162 401163 401169 401192 401193 401194 401199 440200 440310 440320 440392',
  '440610 440690 440710 440724 440920 441021 441029 441031 441032 441033 441039 441111 441119 441121 441129 441131 441139 441191',
  '441199 441213 441214 441219 441222 441223 441229 441232 441293 441871 441872 441890 442190 480230 480910 481430 481610 481630',
  '481840 482312 482319 482360 570251 570252 570259 580134 580310 580390 590230 630252 630292 630311 630611 630621 630631 630639',
  '630641 630649 680222 681110 681120 681130 681190 681250 681260 681270 681290 681310 681390 681391 690710 690790 701321 701329',
  '701331 701332 701339 722520 722693 722694 722910 730410 730421 730610 730620 730660 731413 731910 732113 732183 761511 761519',
  '841822 842481 842520 842850 843230 843240 844210 844220 844321 844329 844330 844340 844351 844359 844360 844390 844841 845240',
  '845610 845691 845699 845940 846011 846021 847040 847110 847220 847310 850530 850910 850920 850930 851719 851721 851722 851730',
  '851750 851780 851790 851910 851921 851929 851931 851939 851940 851992 851993 851999 852311 852312 852313 852320 852330 852340',
  '852390 852410 852431 852432 852439 852440 852451 852452 852453 852460 852510 852520 852530 852540 852731 852732 852739 852790',
  '852812 852813 852821 852822 852830 852841 852851 852861 854210 854221 854229 854260 854270 854311 854319 854381 854389 854441',
  '854451 854459 940150 940151 940380 940381 940600',
];

/** Headings that ended before GST, and where their goods are since. */
const headingsBeforeGst = '6908 6907, 8469 8472';

/**
 * Codes of GSTN's list of 2024 that ITC(HS) 2022, Schedule 2, does not have in the print of 24 November 2025, where parts of each came
 * instead. On which day between is not known here.
 */
const splitBy2025 = '57032920 570329, 69149000 691490, 73081000 730810, 76109020 761090';

const BEFORE_GST = 'ended before GST began';

const ended: ReadonlyMap<string, EndedCode & { last: string }> = new Map([
  ...replaced(replacedIn2022.join(', '), '2021-12-31', (day) => `ended on ${day} (Finance Act, 2021)`),
  ...endedBeforeGst
    .join(' ')
    .split(' ')
    .map((code) => [code, { last: '2017-06-30', words: BEFORE_GST, now: code.slice(0, 4) }] as const),
  ...replaced(headingsBeforeGst, '2017-06-30', () => BEFORE_GST),
  ...replaced(splitBy2025, '2025-11-23', () => 'is no longer in the tariff (ITC(HS) of 24/11/2025)'),
]);

function replaced(pairs: string, last: string, words: (day: string) => string) {
  return pairs.split(', ').map((pair) => {
    const [code = '', now = ''] = pair.split(' ');
    return [code, { last, words: words(formatDate(last)), now }] as const;
  });
}
