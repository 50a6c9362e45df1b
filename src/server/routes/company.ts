import { type CompanyAnswer, companyCall, saveCompanyCall } from '#contract/company.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { CompanyVersion } from '#domain/company/company.ts';
import { numberedSeriesOn, numberIn, startOfSeries } from '#domain/company/numbered-series.ts';
import { taxStateIds } from '#domain/tax/states.ts';
import { saveCompany } from '#operations/company/save-company.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function companyRoutes(ports: ServerPorts): Route[] {
  return [
    route(companyCall, async ({ context }) => context.json(await answerOf(ports, await ports.companies.current()))),

    route(saveCompanyCall, async ({ context, body, actor }) => {
      const demo = (await ports.companies.current())?.demo ?? false;
      const saved = await saveCompany(ports, { ...body, demo }, actor);
      return saved.ok ? context.json(await answerOf(ports, saved.value)) : refuse(context, saved);
    }),
  ];
}

async function answerOf(ports: ServerPorts, version: CompanyVersion | null): Promise<CompanyAnswer> {
  const { companies, system } = ports;
  const { record } = await ports.catalogues.current();
  const today = indianDate(system.now());
  const begun = await companies.begunSeries();
  return {
    version: version?.version ?? 0,
    savedAt: version?.savedAt ?? '',
    savedBy: version?.savedBy ?? '',
    company: version?.company ?? null,
    keptByDefault: (await ports.receivables.keptFrom()).byDefault,
    series: numberedSeriesOn(today, taxStateIds).map((series) => {
      const [prefix, counter] = [startOfSeries(series), begun.get(startOfSeries(series))];
      const next = counter === undefined ? null : numberIn(series, counter + 1);
      return { kind: series.kind, taxState: series.taxState, prefix, next };
    }),
    galleries: record.categories.map(({ folder, names }) => ({ folder, title: names.en })),
  };
}
