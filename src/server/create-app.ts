import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { failed } from '#domain/outcome.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { type KeptReadings, keepReadings } from '#operations/warnings/keep-readings.ts';
import { handleError } from './handle-error.ts';
import { checkRequest } from './http/check-request.ts';
import { boundedBody } from './http/read-body.ts';
import { openRecentReads, type RecentReads } from './http/recent-reads.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { limitSearches, type SearchLimit } from './limit-searches.ts';
import { countIssues } from './metrics/count-issues.ts';
import { countRequests } from './metrics/count-requests.ts';
import { type MetricsReader, pageCounts, readMetrics } from './metrics/read-metrics.ts';
import { identifyRequest } from './middleware/identify-request.ts';
import { keepPrivate } from './middleware/keep-private.ts';
import { requireFigures } from './middleware/require-figures.ts';
import { requireOwner } from './middleware/require-owner.ts';
import { requireStaff } from './middleware/require-staff.ts';
import { createPageSource, type PageSource } from './pages/page-source.ts';
import { nothingHere, refuse } from './respond.ts';
import type { Env, Route } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { addressRoutes } from './routes/addresses.ts';
import { assetRoutes } from './routes/assets.ts';
import { auditRoutes } from './routes/audit.ts';
import { brochureRoutes } from './routes/brochures.ts';
import { callbackPhotoRoutes } from './routes/callback-photos.ts';
import { callbackRoutes } from './routes/callbacks.ts';
import { hsnCodeRoutes } from './routes/catalogue/hsn-codes.ts';
import { productRoutes } from './routes/catalogue/products.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { companyRoutes } from './routes/company.ts';
import { customerDocumentRoutes } from './routes/customer-documents.ts';
import { customerImportRoutes } from './routes/customer-imports.ts';
import { customerRoutes } from './routes/customers.ts';
import { deskRoutes } from './routes/desk.ts';
import { documentRecordRoutes } from './routes/document-records.ts';
import { documentRoutes } from './routes/documents.ts';
import { downloadRoutes } from './routes/downloads.ts';
import { figuresRoutes } from './routes/figures.ts';
import { invoiceRoutes } from './routes/invoices.ts';
import { jumpRoutes } from './routes/jump.ts';
import { mailRoutes } from './routes/mails.ts';
import { materialRoutes } from './routes/materials.ts';
import { measureRoutes } from './routes/measures.ts';
import { mediaRoutes } from './routes/media.ts';
import { metricsRoutes } from './routes/metrics.ts';
import { moveInRoutes } from './routes/move-in.ts';
import { pageRoutes } from './routes/pages.ts';
import { peopleRoutes } from './routes/people.ts';
import { photoRoutes } from './routes/photos.ts';
import { probeRoutes } from './routes/probes.ts';
import { customerMoneyRoutes } from './routes/receivables/customer-money.ts';
import { dayBookRoutes } from './routes/receivables/day-book.ts';
import { outstandingRoutes } from './routes/receivables/outstanding.ts';
import { receivableRoutes } from './routes/receivables/receivables.ts';
import { reportRoutes } from './routes/reports.ts';
import { einvoiceRoutes } from './routes/returns/einvoices.ts';
import { ewayRoutes } from './routes/returns/eway.ts';
import { packRoutes } from './routes/returns/packs.ts';
import { returnFileRoutes } from './routes/returns/return-files.ts';
import { returnRoutes } from './routes/returns/returns.ts';
import { supplementRoutes } from './routes/returns/supplements.ts';
import { tallyRoutes } from './routes/returns/tally.ts';
import { sampleRoutes } from './routes/samples.ts';
import { searchRoutes } from './routes/search.ts';
import { secondFactorRoutes } from './routes/second-factor.ts';
import { selectionRoutes } from './routes/selection.ts';
import { sessionRoutes } from './routes/session.ts';
import { setupRoutes } from './routes/setup.ts';
import { sharedPageRoutes } from './routes/shared-page.ts';
import { shareRoutes } from './routes/shares.ts';
import { siteWordsRoutes } from './routes/site-words.ts';
import { warningsRoutes } from './routes/warnings.ts';
import type { ServerPorts, ServerSettings } from './server-ports.ts';
import { createShareGate, type ShareGate } from './share-gate.ts';
import { type SharePorts, sharePorts } from './share-ports.ts';

/** The whole server, as one function from request to answer. */
export function createApp(
  ports: ServerPorts,
  settings: ServerSettings,
  log: Logger,
  pages: PageSource = createPageSource(ports, settings, log),
): Hono<Env> {
  const app = new Hono<Env>();
  const requests = countRequests();
  app.use(identifyRequest(log, () => ports.system.secret(9), settings.isTrustedProxy, requests.add));
  app.use(addSecurityHeaders({ ...settings, https: settings.publicOrigin.startsWith('https:') }));
  app.use('/d/*', keepPrivate);
  app.onError(handleError(log));

  const issues = countIssues(ports.invoices);
  const kept = keepReadings({ ...ports, backups: settings.backups ?? null });
  const metrics = readMetrics(ports, settings, kept, [
    requests,
    issues,
    pageCounts(pages.counts),
    ...(settings.connections ? [settings.connections] : []),
  ]);
  const withShares = sharePorts({ ...ports, invoices: issues.invoices });
  const gate = createShareGate(withShares, settings);
  const limit = limitSearches(ports, settings);
  const reads = openRecentReads(ports);
  const routes = allRoutes(withShares, settings, log, metrics, pages, gate, limit, kept);
  for (const each of routes) addRoute(app, ports, each, pages, reads);
  for (const path of new Set(routes.map(({ call }) => call.path)))
    app.all(path, (context) => refuseMethod(context, routes, path));

  // An address with a token must not reach the pages of the site, which keep what they have drawn.
  app.all('/d/*', (context) => gate.refuse(context));
  assetRoutes(app, ports.pages);
  pageRoutes(app, pages, limit);
  app.notFound((context) => refuse(context, nothingHere));
  return app;
}

/** Every call of the contract, with its handler. */
function allRoutes(
  ports: SharePorts,
  settings: ServerSettings,
  log: Logger,
  metrics: MetricsReader,
  pages: PageSource,
  gate: ShareGate,
  limit: SearchLimit,
  kept: KeptReadings,
): Route[] {
  const routes = [
    ...sessionRoutes(ports, settings),
    ...accountRoutes(ports, settings),
    ...secondFactorRoutes(ports, settings),
    ...peopleRoutes(ports, settings),
    ...auditRoutes(ports, log),
    ...companyRoutes(ports),
    ...setupRoutes(ports, settings),
    ...catalogueRoutes(ports),
    ...siteWordsRoutes(ports, pages),
    ...materialRoutes(ports, log),
    ...productRoutes(ports),
    ...hsnCodeRoutes(ports),
    ...invoiceRoutes(ports, settings, log),
    ...reportRoutes(ports, log),
    ...documentRoutes(ports, pages),
    ...documentRecordRoutes(ports),
    ...einvoiceRoutes(ports, settings),
    ...deskRoutes(ports),
    ...jumpRoutes(ports),
    ...addressRoutes(ports),
    ...brochureRoutes(ports, settings),
    ...searchRoutes(pages, limit),
    ...measureRoutes(ports, limit),
    ...photoRoutes(ports, settings),
    ...mediaRoutes(ports, log),
    ...downloadRoutes(ports, log),
    ...callbackRoutes(ports, settings, log, pages),
    ...callbackPhotoRoutes(ports, settings, log),
    ...sampleRoutes(ports, settings, pages),
    ...customerDocumentRoutes(ports),
    ...customerMoneyRoutes(ports),
    ...receivableRoutes(ports, settings, log),
    // Before the calls of one customer, which would take its path too.
    ...customerImportRoutes(ports, settings, log),
    ...customerRoutes(ports, log),
    ...moveInRoutes(ports, settings),
    ...shareRoutes(ports, settings),
    ...mailRoutes(ports, settings),
    ...sharedPageRoutes(ports, settings, gate),
    ...selectionRoutes(ports, settings, pages),
    ...outstandingRoutes(ports, log),
    ...figuresRoutes(ports),
    ...dayBookRoutes(ports, log),
    ...packRoutes(ports, log),
    ...supplementRoutes(ports),
    ...ewayRoutes(ports, settings),
    ...tallyRoutes(ports, log),
    ...returnRoutes(ports),
    ...returnFileRoutes(ports, log),
    ...warningsRoutes(kept),
    ...metricsRoutes(ports, settings, metrics),
  ];
  return [
    ...routes,
    ...probeRoutes(
      ports,
      settings,
      log,
      routes.map((each) => each.call),
    ),
  ];
}

/** The order protects the server: first the login, then the size, the media type and the shape of the body. */
function addRoute(
  app: Hono<Env>,
  ports: ServerPorts,
  { call, handle, nothing }: Route,
  pages: PageSource,
  { noteChange, recent }: RecentReads,
): void {
  app.on(call.method, call.path, (context, next) => {
    context.set('route', call.path);
    context.set('takesKey', 'Idempotency-Key' in (call.headers ?? {}));
    return next();
  });
  if (call.who !== 'anyone' || call.method !== 'GET') app.on(call.method, call.path, noStore);
  if (call.who !== 'anyone') app.on(call.method, call.path, requireStaff(ports));
  if (call.who === 'owner') app.on(call.method, call.path, requireOwner);
  if (call.who === 'figures') app.on(call.method, call.path, requireFigures(ports));
  if (call.who !== 'anyone' && call.method !== 'GET')
    app.on(call.method, call.path, invalidatePages(pages), noteChange);
  if (call.accepts && !call.streamed) app.on(call.method, call.path, boundedBody);
  app.on(call.method, call.path, async (context) => {
    const checked = await checkRequest(ports, context, call);
    if (!checked.ok && nothing && checked.kind === 'not-found') return nothing(context);
    if (!checked.ok) return refuse(context, checked);
    const login = context.get('login') ?? null;
    const actor: Actor = { username: login?.username ?? '', address: context.get('address') };
    if (login) actor.login = { tokenHash: login.tokenHash, role: call.who === 'owner' ? 'owner' : 'staff' };
    const answer = async () => handle({ context, ...checked.value, actor, login });
    if (call.mayBeRecent) return recent(context, login?.tokenHash, answer);
    return call.method === 'GET' ? answer() : ports.knowStored(answer);
  });
}

/** Nothing may cache what staff see, nor the answer to a change. That includes refusals. */
const noStore: MiddlewareHandler<Env> = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
};

/** The next visitor sees what staff have changed. */
function invalidatePages(pages: PageSource): MiddlewareHandler<Env> {
  return async (_, next) => {
    await next();
    pages.invalidate();
  };
}

function refuseMethod(context: Context<Env>, routes: Route[], path: string): Response {
  context.set('route', path);
  const methods = routes.filter(({ call }) => call.path === path).map(({ call }) => call.method);
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
  return refuse(context, failed('wrong-method', `This address takes ${allow}.`), { Allow: allow });
}
