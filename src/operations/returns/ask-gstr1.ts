import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Gstr1Question } from '#domain/returns/gstr1.ts';
import {
  type FilingFrequency,
  formOf,
  frequencyIn,
  isPeriod,
  type Period,
  periodDays,
  periodName,
  quarterOf,
} from '#domain/returns/period.ts';
import { isTaxState, taxStates } from '#domain/tax/states.ts';
import { unitCodesOf } from '#domain/tax/unit-code.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { ReturnAt } from '../ports/return-files.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current' | 'lastIn'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  returns: Pick<ReturnStore, 'revision' | 'filing' | 'filingsTouching'>;
};

/** What has to be known to calculate a return: its form, the firm's GSTIN and turnover, and whether it is filed. As of now. */
export async function askGstr1(
  { system, companies, catalogues, returns }: Ports,
  state: string,
  period: Period,
): Promise<Outcome<ReturnAt>> {
  if (!isTaxState(state) || !isPeriod(period))
    return failed('not-found', 'There is no such return. Choose a month like 2026-10, or a quarter like 2026-Q3.');
  const taxState = state;
  // Before everything else is read: what happens meanwhile is not in the return.
  const revision = await returns.revision();
  const company = (await companies.current())?.company;
  // A registration that ended has returns to file, and filed ones to look at.
  const registration = (await companies.lastIn(taxState))?.company.registrations[taxState];
  const { name } = taxStates[taxState];
  if (!company || !registration?.gstin)
    return failed('invalid', `The firm has no GSTIN in ${name} yet. Add it under Company.`);
  const filing = await returns.filing(taxState, period);
  const ofQuarter = filing ? [filing] : await returns.filingsTouching(taxState, quarterOf(periodDays(period).from));
  const standing = ofQuarter.filter(({ reopened }) => reopened === null);
  const said = registration.filing ?? 'monthly';
  const frequency = frequencyIn(standing, said);
  // One that was opened again is filed as it was before.
  const before = ofQuarter.find((each) => each.period === period);
  const form = filing?.form ?? formOf(period, frequency) ?? before?.form ?? null;
  if (form === null) {
    const message = frequency === said ? notFiled(name, period, frequency) : begunOtherwise(period, frequency);
    return failed('invalid', message, { problems: [{ field: 'period', message }] });
  }
  const question: Gstr1Question = {
    taxState,
    period,
    form,
    filedOn: filing?.filedOn ?? indianDate(system.now()),
    gstin: registration.gstin,
    turnover: company.turnover ?? 'up-to-5',
    filed: filing !== null,
    unitCodes: unitCodesOf((await catalogues.current()).record.units),
    valueRows: filing ? filing.valueRows : true,
  };
  return ok({ question, revision });
}

function begunOtherwise(period: Period, frequency: FilingFrequency): string {
  const quarter = periodName(quarterOf(periodDays(period).from));
  return frequency === 'monthly'
    ? `A month of ${quarter} is filed, and a firm changes from quarter to quarter only: choose a month.`
    : `${quarter} is filed by the quarter: choose the quarter.`;
}

function notFiled(name: string, period: Period, frequency: FilingFrequency): string {
  return frequency === 'monthly'
    ? `${name} files each month: choose a month.`
    : `${name} files by the quarter, and ${periodName(period)} is its last month: choose the quarter.`;
}
