import { daysBetween, indianDate } from '#domain/calendar/indian-date.ts';
import { challanWarning } from '#domain/challans/challan-standing.ts';
import type { ChallanStore, OpenChallan } from '../ports/challans.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: Pick<System, 'now'>; challans: Pick<ChallanStore, 'open'> };

type Listed = OpenChallan & {
  warning: 'soon' | 'over' | null;
  /** Days to the last day, below zero when it is over; null where the law sets none. */
  days: number | null;
};

/** The challans of which something is left, those whose last day is nearest first. */
export async function listOpenChallans({ system, challans }: Ports, page: number, size: number) {
  const today = indianDate(system.now());
  const { rows, ...sums } = await challans.open(today, page, size);
  const listed: Listed[] = rows.map((row) => ({
    ...row,
    warning: challanWarning(row.lastDay, row.warnFrom, today),
    days: row.lastDay === '' ? null : daysBetween(today, row.lastDay),
  }));
  return { ...sums, rows: listed };
}
