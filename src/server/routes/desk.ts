import { type Desk, deskCall } from '#contract/desk.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { CompanyVersion } from '#domain/company/company.ts';
import type { InvoiceKind } from '#domain/invoice/invoice-kinds.ts';
import { formatNumber, seriesOf, seriesPrefix } from '#domain/invoice/invoice-number.ts';
import { productHabits } from '#domain/invoice/product-habits.ts';
import type { TaxState } from '#domain/tax/gst.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export const deskRoutes = (ports: ServerPorts): Route[] => [
  route(deskCall, async ({ context, actor, login }) => {
    const today = indianDate(ports.world.now());
    const version = await ports.companies.current();
    const next = (kind: InvoiceKind) => nextNumbers(ports, kind, today, version);
    const [tax, pro, credit, latest, callbacks] = await Promise.all([
      next('tax'),
      next('pro'),
      next('credit'),
      ports.invoices.latestDrafts(['tax', 'pro'], LATEST),
      ports.callbacks.count(),
    ]);
    const desk: Desk = {
      username: actor.username,
      role: login.role,
      demo: version?.demo ?? false,
      today,
      company: version && {
        name: version.company.name,
        registrations: {
          delhi: { gstin: version.company.registrations.delhi.gstin },
          odisha: { gstin: version.company.registrations.odisha.gstin },
        },
      },
      paper: version?.company ?? null,
      nextNumbers: { tax, pro, credit },
      openCallbacks: callbacks.open,
      productHabits: productHabits(latest),
    };
    return context.json(desk);
  }),
];

// Far enough back to meet whatever a shop sells every week, near enough to be read for every screen.
const LATEST = 100;

const nextNumbers = async (ports: ServerPorts, kind: InvoiceKind, today: string, version: CompanyVersion | null) => {
  const next = async (taxState: TaxState) => {
    const series = seriesOf(kind, taxState, today);
    const opening = version?.company.openingNumbers[seriesPrefix(series)] ?? 1;
    return formatNumber(series, await ports.invoices.peekNext(series, opening));
  };
  const [delhi, odisha] = await Promise.all([next('delhi'), next('odisha')]);
  return { delhi, odisha };
};
