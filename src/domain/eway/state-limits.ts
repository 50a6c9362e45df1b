/** From which value on goods that stay in a state need an e-way bill, from a day on. */
type StateLimit = {
  from: string;
  /** In paise, with tax: a bill is wanted above it; null: at no value. */
  above: number | null;
  source: string;
  /** Goods whose codes begin with these digits have a lower limit. */
  but?: { above: number; codes: readonly string[] };
  /** What the value alone does not say, for the screen. */
  note?: string;
};

const FIFTY_THOUSAND = 50_000_00;
const ONE_LAKH = 1_00_000_00;

/** Coated boards and plywood, iron and steel: of the notification of Chhattisgarh. */
const chhattisgarhCodes = [
  ...['4408', '4410', '4411', '4412'],
  ...['7202', '7203', '7204', '7205', '7206', '7207', '7208', '7209', '721'],
  ...[
    '7303',
    '7304',
    '7305',
    '7306',
    '7307',
    '7308',
    '7312',
    '7313',
    '7314',
    '7315',
    '7316',
    '7317',
    '7318',
    '7320',
    '7324',
  ],
];

/**
 * Stone, cement, tiles, wood, boards and laminates, iron and steel, other metals. The notification of Jharkhand names its goods by words: these
 * chapters and headings hold what this trade sells of them.
 */
const jharkhandCodes = ['25', '3921', '44', '4811', '4823', '68', '69', '72', '73', '74', '75', '76', '78', '79', '80'];

/**
 * By the code of the state, the oldest first. Of a state that is missing no notification was found: rule 138(1) of its own rules
 * says ₹ 50,000 until its commissioner notifies another value.
 */
export const stateLimits: Readonly<Record<string, readonly StateLimit[]>> = {
  '01': [
    {
      from: '2019-11-30',
      above: null,
      source: 'Notification 64 of Jammu and Kashmir, 30 November 2019',
    },
  ],
  '02': [
    {
      from: '2018-06-01',
      above: FIFTY_THOUSAND,
      source: 'Notification 12-4/78-EXN-TAX-17408 of Himachal Pradesh, 31 May 2018',
    },
  ],
  '03': [
    {
      from: '2018-09-13',
      above: ONE_LAKH,
      source: 'Notification PA/ETC/2018/175 of Punjab, 13 September 2018',
    },
  ],
  '06': [{ from: '2018-04-20', above: FIFTY_THOUSAND, source: 'Notification 49/ST-2 of Haryana, 19 April 2018' }],
  '07': [
    {
      from: '2018-06-16',
      above: ONE_LAKH,
      source: 'Notification 3/2018 of the Government of Delhi, 15 June 2018',
    },
  ],
  '08': [
    {
      from: '2018-08-06',
      above: ONE_LAKH,
      source: 'Notification F.17(131)ACCT/GST/2017/3743 of Rajasthan, 6 August 2018',
    },
    {
      from: '2022-04-01',
      above: ONE_LAKH,
      source: 'Notification F.17(131-Pt-II)ACCT/GST/2017/7713 of Rajasthan, 24 March 2022',
      note: 'Within one city none is wanted up to ₹ 2,00,000, but for wood and for iron and steel.',
    },
  ],
  '10': [
    { from: '2018-04-20', above: 2 * ONE_LAKH, source: 'Notification S.O. 180 of Bihar, 19 April 2018' },
    { from: '2019-01-21', above: ONE_LAKH, source: 'Notification S.O. 14 of Bihar, 14 January 2019' },
  ],
  '19': [
    { from: '2018-06-03', above: FIFTY_THOUSAND, source: 'Notification 11/2018-C.T./GST of West Bengal, 30 May 2018' },
    // Notification 02/2023 would have made it ₹ 50,000 from 1 December 2023; 03/2023 suspended it from that day.
    { from: '2018-06-06', above: ONE_LAKH, source: 'Notification 13/2018-C.T./GST of West Bengal, 6 June 2018' },
  ],
  '20': [
    {
      from: '2018-09-28',
      above: ONE_LAKH,
      source: 'Notification S.O. 66 of Jharkhand, 26 September 2018',
      but: { above: FIFTY_THOUSAND, codes: jharkhandCodes },
    },
  ],
  '21': [{ from: '2018-06-01', above: FIFTY_THOUSAND, source: 'Odisha GST Rules, rule 138(1)' }],
  '22': [
    {
      from: '2025-04-01',
      above: ONE_LAKH,
      source: 'Notification F 10-12/2025/CT/V (27) of Chhattisgarh, 27 March 2025',
      but: { above: FIFTY_THOUSAND, codes: chhattisgarhCodes },
    },
  ],
  '23': [
    {
      from: '2022-04-15',
      above: ONE_LAKH,
      source: 'Notification FA3-08/2018/1/V(18) of Madhya Pradesh, 23 March 2022',
      note: 'Within one district none is wanted.',
    },
  ],
  '24': [
    {
      from: '2018-10-01',
      above: FIFTY_THOUSAND,
      source: 'Notification GSL/GST/Rule-138(14)/B.19 of Gujarat, 19 September 2018',
      note: 'Within one city none is wanted.',
    },
  ],
  '27': [
    {
      from: '2018-07-01',
      above: ONE_LAKH,
      source: 'Notification 15E/2018-State Tax of Maharashtra, 29 June 2018',
    },
  ],
  '30': [
    {
      from: '2018-06-01',
      above: FIFTY_THOUSAND,
      source: 'Notification CCT/26-2/2018-19/36 of Goa, 28 May 2018',
      note: 'Only 22 goods of the notification need one.',
    },
  ],
  '33': [
    {
      from: '2018-06-02',
      above: ONE_LAKH,
      source: 'Notification 09/2018 of Tamil Nadu, 31 May 2018',
    },
  ],
  '37': [
    {
      from: '2018-04-15',
      above: FIFTY_THOUSAND,
      source: 'CCW/GST/74/2015 of Andhra Pradesh, 11 April 2018',
    },
  ],
};
