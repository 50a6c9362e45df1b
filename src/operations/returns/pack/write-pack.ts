import { formatDate, indianDate, indianTime } from '#domain/calendar/indian-date.ts';
import type { Company } from '#domain/company/company.ts';
import { gstinOf } from '#domain/company/registered-states.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { type PackLine, packContents } from '#domain/returns/pack/pack-contents.ts';
import { isPeriod, type Period, periodDays, periodName } from '#domain/returns/period.ts';
import { isTaxState, type TaxState, taxStates } from '#domain/tax/states.ts';
import type { ArchiveEntry, Archives } from '../../ports/archives.ts';
import type { CompanyStore } from '../../ports/company.ts';
import type { System } from '../../ports/system.ts';
import type { PackFile } from './pack-file.ts';

export type PackQuestion = {
  taxState: TaxState;
  period: Period;
  from: string;
  to: string;
  today: string;
  company: Company;
};

type Ports = { system: Pick<System, 'now'>; companies: Pick<CompanyStore, 'lastIn'> };

/** What has to be known to make a pack, or why it cannot be made. */
export async function askPack(
  { system, companies }: Ports,
  state: string,
  period: string,
): Promise<Outcome<PackQuestion>> {
  if (!isTaxState(state) || !isPeriod(period))
    return failed('not-found', 'There is no such period. Choose a month like 2026-10, or a quarter like 2026-Q3.');
  const taxState = state;
  const registered = await companies.lastIn(taxState);
  if (!registered)
    return failed('invalid', `The firm has no GSTIN in ${taxStates[taxState].name} yet. Add it under Company.`);
  const days = periodDays(period);
  const today = indianDate(system.now());
  if (days.from > today) return failed('invalid', `${periodName(period)} has not begun.`);
  return ok({ taxState, period, ...days, today, company: registered.company });
}

/** `packName({ taxState: 'kerala', period: '2026-10' }, false)` → `'pack-kerala-2026-10'`; of a period with documents left out it says so. */
export function packName({ taxState, period }: Pick<PackQuestion, 'taxState' | 'period'>, incomplete: boolean): string {
  return `pack-${taxState}-${period}${incomplete ? '-incomplete' : ''}`;
}

/**
 * The pack of a registration and period as one ZIP file, written while its parts are read. The contents come last, because they
 * have the sums of all that was written.
 */
export function writePack(
  { system, archives }: { system: Pick<System, 'now'>; archives: Archives },
  question: PackQuestion,
  { parts, warnings, madeBy }: { parts: AsyncIterable<PackFile>[]; warnings: string[]; madeBy: string },
): ReadableStream<Uint8Array> {
  return archives.write(entriesOf(system.now(), question, { parts, warnings, madeBy }));
}

async function* entriesOf(
  now: string,
  { taxState, period, company }: PackQuestion,
  { parts, warnings, madeBy }: { parts: AsyncIterable<PackFile>[]; warnings: string[]; madeBy: string },
): AsyncGenerator<ArchiveEntry> {
  const lines: PackLine[] = [];
  const names = new Set<string>();
  for (const part of parts)
    for await (const { name, content, line } of part) {
      if (!lines.includes(line)) lines.push(line);
      line.files += 1;
      yield { name: freeName(name, names), modified: now, content };
    }
  const head = {
    firm: company.name,
    gstin: gstinOf(company, taxState),
    period: `${taxStates[taxState].name}, ${periodName(period)}`,
    madeAt: `${formatDate(indianDate(now))} ${indianTime(now)}`,
    madeBy,
    warnings,
  };
  yield { name: 'Contents.html', modified: now, content: packContents(head, lines) };
}

/** Two typed numbers may differ in a slash or in letter case, and their file names may not. */
function freeName(name: string, names: Set<string>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let turn = 2; names.has(free.toLowerCase()); turn += 1)
    free = `${name.slice(0, dot)} (${turn})${name.slice(dot)}`;
  names.add(free.toLowerCase());
  return free;
}
