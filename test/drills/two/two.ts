import type { Drill } from '../drill.ts';
import { asFigures, booksHold } from '../issue-many.ts';
import { agreeOnTwo } from './agree-on-two.ts';
import { issueOnTwo } from './issue-on-two.ts';
import { withTwo } from './open-two.ts';
import { rollOverTwo } from './roll-over-two.ts';

const long = { documents: 6000, clients: 32, kills: 30, crashes: 4, uploads: 200, requests: 20_000 };
const short = { documents: 200, clients: 16, kills: 3, crashes: 1, uploads: 8, requests: 1000 };

/** Two processes are one shop, also when one of them or the database is killed. */
export const two: Drill = {
  name: 'two',
  holds:
    'Two processes behind haproxy are one shop while they are killed, their database crashes and they are replaced',
  needs: { haproxy: 'haproxy' },
  faults: [
    {
      name: 'number, row and audit line each by itself',
      file: 'adapters/database/invoices/issue-in-series.ts',
      replace: 'await database.write.transaction().execute((transaction) => issue(transaction, entry))',
      by: 'await issue(database.write as never, entry)',
    },
    {
      name: 'a picture whose row is there and whose files are not',
      file: 'operations/photos/upload-photo.ts',
      replace: 'removedAt: null,\n  };',
      by: 'removedAt: null,\n  };\n  files.clear();',
    },
    {
      name: 'a login that the process remembers',
      file: 'operations/staff/check-login.ts',
      replace: 'const login = await logins.find(system.sha256(token));',
      by: 'const known = (globalThis.known ??= new Map()); const login = known.get(token) ?? (await logins.find(system.sha256(token))); if (login) known.set(token, login);',
    },
    {
      name: 'login limits that each process counts for itself',
      file: 'domain/staff/login-limits.ts',
      replace: 'foldText(username.trim())',
      by: 'foldText(username.trim()) + process.pid',
    },
    {
      name: 'pages that are held against the database once a minute',
      file: 'server/pages/catalogue-snapshot.ts',
      replace: 'const CHECK_INTERVAL = 300;',
      by: 'const CHECK_INTERVAL = 60_000;',
    },
    {
      name: 'an end in the middle of what is in flight',
      file: 'main.ts',
      replace: '() => stop(config.drainSeconds * 1000)',
      by: '() => process.exit(0)',
    },
  ],
  run: ({ size, fault }, tell) =>
    withTwo(fault, async (shop) => {
      const { requests, ...load } = size === 'long' ? long : short;
      const books = await issueOnTwo(shop, load);
      const pictured = books.pictures === load.uploads && books.rowsOfPictures === load.uploads;
      const readable = books.unreadable === 0 && books.notAtOnce === 0;
      tell('killed and crashed', booksHold(books) && pictured && readable, asFigures(books));
      const rolled = await rollOverTwo(shop, requests);
      const unnoticed = rolled.failed + rolled.answersLost + rolled.askedAgain === 0;
      tell('replaced one after the other', unnoticed && Math.max(...rolled.stopMs) < 8000, asFigures(rolled));
      const agreed = await agreeOnTwo(shop);
      const within = agreed.pageMs < 1000 && agreed.tokenMs < 1000;
      // The eleventh is refused; on a slow machine one more has grown back meanwhile.
      tell('of one mind', within && agreed.guesses >= 10 && agreed.guesses <= 11, agreed);
    }),
};
