import { paths } from '#contract/paths.ts';
import { setupCall, startOwnShopCall } from '#contract/staff/setup.ts';
import { type SetupStep, setupSteps, stepsDone } from '#domain/company/setup-steps.ts';
import { type OwnShopStarter, ownShopProblem, startOwnShop } from '#operations/demo/start-own-shop.ts';
import { operator } from '#operations/ports/actor.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

export function setupRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  const starter = settings.ownShop ?? noStarter;
  return [
    route(setupCall, async ({ context }) => {
      const version = await ports.companies.current();
      const [states, book, people, photos, words, catalogue] = await Promise.all([
        ports.invoices.statesInUse(),
        ports.customers.page({ query: '', archived: false }, 1, 1),
        ports.users.count(),
        version?.demo ? [] : ports.photos.listAll(),
        ports.siteWords.newest(),
        ports.catalogues.current(),
      ]);
      const done = stepsDone(version?.company ?? null, {
        issued: states.length > 0,
        customers: book.count,
        people,
        // The first versions, the opening stock, are the program's.
        catalogue: !['', operator.username].includes(catalogue.savedBy),
        pictures: photos.length,
        words: words !== null,
        mail: (settings.mailReach ?? 'nobody') !== 'nobody',
        backup: settings.hasBackupElsewhere === true,
        https: settings.publicOrigin.startsWith('https:'),
      });
      return context.json({
        demo: version?.demo ?? false,
        own: await ownShopProblem(ports, starter),
        steps: setupSteps
          // The tools of PostgreSQL make the backups, or nobody wants them.
          .filter((id) => id !== 'backup' || settings.hasBackupElsewhere !== null)
          .map((id) => ({ id, done: done[id], href: screens[id] })),
      });
    }),

    route(startOwnShopCall, async ({ context, body, actor }) => {
      const begun = await startOwnShop(ports, { ...body, username: actor.username }, starter);
      return begun.ok ? context.json({}, 202) : refuse(context, begun);
    }),
  ];
}

const noStarter: OwnShopStarter = { cannot: 'Ask whoever runs the server: “vitrine start-fresh” sets the demo aside.' };

/** Mail, backups and HTTPS are settings of the server: set-up says which, and how. */
const screens: Record<SetupStep, string> = {
  company: paths.company,
  bank: `${paths.company}#bank`,
  numbers: `${paths.company}#openings`,
  movein: paths.customerImport,
  people: paths.people,
  catalogue: paths.catalogue,
  pictures: paths.uploadImage,
  words: paths.siteWordsPage,
  contact: `${paths.company}#contact`,
  mail: `${paths.setup}#mail`,
  backup: `${paths.setup}#backup`,
  https: `${paths.setup}#https`,
};
