import { type Desk, deskCall } from '#contract/desk.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { foldersOf, namesOf } from '#domain/catalogue/folders-of.ts';
import { formListsOf } from '#domain/catalogue/form-lists-of.ts';
import { openWishes } from '#domain/catalogue/missing/product-wish.ts';
import type { Company } from '#domain/company/company.ts';
import { gstinOf, registeredStates } from '#domain/company/registered-states.ts';
import { seesFigures } from '#domain/company/sees-figures.ts';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { seriesOf, seriesOn, seriesPrefix } from '#domain/invoices/invoice-number.ts';
import { productHabits } from '#domain/invoices/product-habits.ts';
import { seriesFacts } from '#domain/invoices/series-facts.ts';
import type { TaxState } from '#domain/tax/states.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function deskRoutes(ports: ServerPorts): Route[] {
  return [
    route(deskCall, async ({ context, actor, login }) => {
      const today = indianDate(ports.system.now());
      const version = await ports.companies.current();
      const states = registeredStates(version?.company ?? null);
      const around = daysAround(today).flatMap((day) => seriesOn(day, states));
      const [counted, latest, callbacks, { record }, wishes, used, closed] = await Promise.all([
        ports.invoices.countedSeries(daysAround(today).map(financialYear)),
        ports.invoices.latestDrafts(['tax', 'pro'], LATEST_DRAFTS),
        ports.callbacks.count(),
        ports.catalogues.current(),
        ports.productWishes.undeclined(),
        ports.invoices.statesInUse(),
        ports.invoices.closedPeriods(daysAround(today)[0] ?? today),
      ]);
      const ended = used.filter((state) => !states.includes(state));
      const endedIn = await Promise.all(ended.map((state) => ports.companies.lastIn(state)));
      const filingOf = (state: TaxState, place: number) => endedIn[place]?.company.registrations[state]?.filing;
      const openings = version?.company.openingNumbers ?? {};
      const next = (kind: InvoiceKind, state: TaxState) =>
        seriesFacts(seriesOf(kind, state, today), counted, openings).next;
      const nextOf = (kind: InvoiceKind) => Object.fromEntries(states.map((state) => [state, next(kind, state)]));
      const desk: Desk = {
        username: actor.username,
        role: login.role,
        seesFigures: seesFigures(login.role, version?.company ?? null),
        demo: version?.demo ?? false,
        today,
        company: version && {
          name: version.company.name,
          registrations: Object.fromEntries(states.map((state) => [state, { gstin: gstinOf(version.company, state) }])),
        },
        paper: version && withoutLetters(version.company),
        documentStates: [...new Set([...states, ...used])],
        ...(ended.length > 0 && {
          endedFilings: Object.fromEntries(ended.map((state, place) => [state, filingOf(state, place) ?? 'monthly'])),
        }),
        ...(Object.keys(closed).length > 0 && { closed }),
        nextNumbers: {
          tax: nextOf('tax'),
          pro: nextOf('pro'),
          credit: nextOf('credit'),
          challan: nextOf('challan'),
        },
        series: Object.fromEntries(
          around.map((series) => [seriesPrefix(series), seriesFacts(series, counted, openings)]),
        ),
        openCallbacks: callbacks.open,
        folders: foldersOf(record).map((folder) => ({ folder, title: namesOf(record, folder).en })),
        lists: formListsOf(record),
        wishes: openWishes(wishes, record.products),
        productHabits: productHabits(latest),
      };
      return context.json(desk);
    }),
  ];
}

/** The addresses of the weekly letter are the owners'. */
function withoutLetters({ weeklyLetterTo: _, ...company }: Company): Company {
  return company;
}

// Enough drafts to contain what a shop sells every week, and few enough to be read for every screen.
const LATEST_DRAFTS = 100;

/** A day of the last, this and the next financial year: a document is rarely dated in another. */
function daysAround(today: string): string[] {
  return [-1, 0, 1].map((years) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`);
}
