import { type CompanyAnswer, companyCall, saveCompanyCall } from '#contract/company.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { CompanyVersion } from '#domain/company/company.ts';
import { formatNumber, type Series, seriesOn, seriesPrefix } from '#domain/invoices/invoice-number.ts';
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
  const { invoices, system } = ports;
  const { record } = await ports.catalogues.current();
  const nextNumber = async (series: Series) => {
    const next = await invoices.peekNext(series, 0);
    const { kind, taxState } = series;
    return { kind, taxState, prefix: seriesPrefix(series), next: next === 0 ? null : formatNumber(series, next) };
  };
  return {
    version: version?.version ?? 0,
    savedAt: version?.savedAt ?? '',
    savedBy: version?.savedBy ?? '',
    company: version?.company ?? null,
    keptByDefault: (await ports.receivables.keptFrom()).byDefault,
    series: await Promise.all(seriesOn(indianDate(system.now())).map(nextNumber)),
    galleries: record.categories.map(({ folder, names }) => ({ folder, title: names.en })),
  };
}
