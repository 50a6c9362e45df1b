import { formatDate, indianDate } from '#domain/calendar/indian-date.ts';
import { cameBackProblems, filledRows } from '#domain/challans/came-back-problems.ts';
import { formatQuantity } from '#domain/money/format-rupees.ts';
import { readDecimal } from '#domain/money/paise.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CameBackAnswer, ChallanStore } from '../ports/challans.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  challans: Pick<ChallanStore, 'noteCameBack' | 'takeBackReturn'>;
};

/** `left`: what the screen showed as left of the row, in thousandths. */
type CameBackRequest = {
  date: string;
  remark: string;
  rows: { row: number; quantity: string; left?: number | undefined }[];
};

/** Notes what came back of a challan, by row; partly, and as often as goods come. */
export async function noteCameBack(
  { system, challans }: Ports,
  id: string,
  request: CameBackRequest,
  actor: Actor,
): Promise<Outcome<null>> {
  const remark = request.remark.trim().replaceAll(/\s+/g, ' ');
  const problems = cameBackProblems({ ...request, remark }, indianDate(system.now()));
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const rows = filledRows(request.rows).map(({ row, quantity, left }) => ({
    row,
    quantity: readDecimal(quantity, 3) ?? 0,
    seen: left ?? null,
  }));
  return outcomeOf(await challans.noteCameBack(id, { date: request.date, remark, rows }, system.now(), actor));
}

/** Takes back an entry that was a mistake. */
export async function takeBackReturn(
  { system, challans }: Ports,
  id: string,
  line: number,
  actor: Actor,
): Promise<Outcome<null>> {
  return outcomeOf(await challans.takeBackReturn(id, line, system.now(), actor));
}

function outcomeOf(answer: CameBackAnswer): Outcome<null> {
  switch (answer.kind) {
    case 'done':
      return ok(null);
    case 'unknown':
      return failed('not-found', 'There is no such document.');
    case 'not-a-challan':
      return failed(
        'conflict',
        `${answer.number} is no delivery challan: write a credit note for goods that come back.`,
      );
    case 'cancelled':
      return failed('conflict', `${answer.number} is cancelled: nothing of it went out.`);
    case 'closed':
      return failed('conflict', `${answer.number} is closed: open it again first.`);
    case 'more-than-left':
      return moreThanLeft(answer);
    case 'changed-since':
      return failed(
        'conflict',
        `Something of ${answer.number} came back or was invoiced since you looked. Look again.`,
      );
    case 'before-challan': {
      const message = `The goods went out on ${formatDate(answer.date)}: they cannot be back before.`;
      return failed('invalid', message, { problems: [{ field: 'date', message }] });
    }
    case 'no-such-entry':
      return failed('not-found', 'Nothing of this kind came back.');
    case 'undone-already':
      return failed('conflict', 'It was taken back already.');
  }
}

function moreThanLeft({ number, row, left }: Extract<CameBackAnswer, { kind: 'more-than-left' }>): Outcome<null> {
  const message =
    left === null
      ? `${number} has no row ${row}.`
      : left === 0
        ? `Row ${row}: nothing of it is left in ${number}. Look again.`
        : `Row ${row}: ${formatQuantity(left)} are left in ${number}. Lower the quantity.`;
  return failed('conflict', message, { problems: [{ field: `row ${row} quantity`, message }] });
}
