/** The states of a pro-forma that is not cancelled. */
export const proFormaStates = ['open', 'invoiced in part', 'invoiced', 'lapsed', 'declined'] as const;

export type ProFormaState = (typeof proFormaStates)[number];

type Facts = {
  isDeclined: boolean;
  /** The last day of the offer; '' when it has none. */
  validUntil: string;
  /** The Indian date. */
  today: string;
  /** For each row, in thousandths. */
  rows: { invoiced: number; left: number }[];
};

/**
 * The state of a pro-forma follows from what happened; only 'declined' is said by staff.
 * `proFormaState({ isDeclined: false, validUntil: '2026-11-20', today: '2026-11-21', rows })` → `'lapsed'`
 */
export function proFormaState({ isDeclined, validUntil, today, rows }: Facts): ProFormaState {
  if (isDeclined) return 'declined';
  const isBegun = rows.some(({ invoiced }) => invoiced > 0);
  if (isBegun && rows.every(({ left }) => left === 0)) return 'invoiced';
  if (validUntil !== '' && validUntil < today) return 'lapsed';
  return isBegun ? 'invoiced in part' : 'open';
}
