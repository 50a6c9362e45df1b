import rule46 from '#test/fixtures/rule-46.json' with { type: 'json' };

/** The clauses of CGST rule 46, in its own words. */
export const clauses = rule46.clauses;

/** What the third proviso puts in quotation marks: the words for tax that is paid, and for none. */
export const [paidWords = '', unpaidWords = ''] = [...clauses['third proviso'].text.matchAll(/“([^”]+)”/g)].map(
  ([, words]) => words ?? '',
);
