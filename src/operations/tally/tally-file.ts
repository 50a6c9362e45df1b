import type { Company } from '#domain/company/company.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { type Period, periodDays } from '#domain/returns/period.ts';
import { tallyEnvelope } from '#domain/tally/tally-envelope.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { unitCodesOf } from '#domain/tax/unit-code.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { System } from '../ports/system.ts';
import type { TallyStore } from '../ports/tally.ts';
import { earlierExports } from './earlier-exports.ts';
import { openTallyBooks } from './tally-books.ts';
import { wantedVouchers } from './wanted-vouchers.ts';
import { writeTallyMasters } from './write-tally-masters.ts';
import { writeTallyVouchers } from './write-tally-vouchers.ts';

type TallyPorts = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  tally: TallyStore;
};

type Request = {
  taxState: TaxState;
  period: Period;
  /** Also what an earlier file has already. */
  again: boolean;
  /** Null: the file is part of another one and is not remembered. */
  remembered: { actor: Actor } | null;
};

/**
 * The masters and vouchers of a period as Tally imports them, written while they are read. What a file before has is left out,
 * unless it is asked for. What staff added to, or cancelled, since then comes again as changed or cancelled, of other periods too.
 * Only a file that was read to its end is remembered.
 */
export async function tallyFile(ports: TallyPorts, request: Request): Promise<Outcome<AsyncGenerator<string>>> {
  const version = await ports.companies.current();
  if (!version) return failed('conflict', 'Enter the company record first: the file names the firm.');
  return ok(write(ports, request, version.company));
}

async function* write(ports: TallyPorts, request: Request, company: Company): AsyncGenerator<string> {
  const { tally, catalogues } = ports;
  const { taxState, period, again } = request;
  const days = { taxState, ...periodDays(period) };
  const upTo = await tally.head();
  const earlier = earlierExports(await tally.exports(taxState));
  const wanted = wantedVouchers(tally, { days, upTo, earlier, again });
  const books = openTallyBooks(tally, company, unitCodesOf((await catalogues.current()).record.units));
  const counts = { vouchers: 0, changed: 0, cancelled: 0 };
  const { before, after } = tallyEnvelope(company.name);

  yield before;
  yield* writeTallyMasters(tally, books, wanted, ports.system.now());
  yield* writeTallyVouchers(tally, books, wanted, counts);
  yield after;
  if (request.remembered)
    await tally.remember({ ...days, upTo, ...counts }, ports.system.now(), request.remembered.actor);
}
