import type { PlantedFault } from './planted-faults.ts';

const answerHeaders = 'test/attacks/answer-headers.test.ts';
const sessionRoutes = 'src/server/routes/session.test.ts';

/** What SECURITY claims of requests, logins and what is sent, taken away. */
export const faultsAtDoors: PlantedFault[] = [
  {
    name: 'cells of a CSV file that a spreadsheet runs',
    file: 'domain/text/csv-line.ts',
    replace: String.raw`/^[\s\p{Cf}"']*[=+\-@＝＋－＠]|^[\t\r\n]/u`,
    by: '/^=/',
    asvs: '1.2.10',
    caughtBy: { file: 'src/domain/text/csv-line.test.ts', test: 'No cell begins a formula' },
  },
  {
    name: 'line breaks in the headings of a mail',
    file: 'domain/callbacks/callback-letter.ts',
    replace: String.raw`text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()`,
    by: 'text.trim()',
    asvs: '1.3.11',
    caughtBy: {
      file: 'src/domain/callbacks/callback-letter.test.ts',
      test: 'A line break in a field adds no header to the mail',
    },
  },
  {
    name: 'answers whose type a browser may guess',
    file: 'server/http/security-headers.ts',
    replace: "'X-Content-Type-Options': 'nosniff',",
    by: '',
    asvs: '3.2.1',
    caughtBy: { file: answerHeaders, test: 'of a page, to GET and to HEAD alike' },
  },
  {
    name: 'https that is kept for a day',
    file: 'server/http/security-headers.ts',
    replace: 'max-age=63072000; includeSubDomains',
    by: 'max-age=86400',
    asvs: '3.4.1',
    caughtBy: { file: answerHeaders, test: 'of a page, to GET and to HEAD alike' },
  },
  {
    name: 'X-Forwarded-For of anybody believed',
    file: 'server/http/client-address.ts',
    replace: 'while (isTrusted(address)) {',
    by: 'for (;;) {',
    asvs: '4.1.3',
    caughtBy: {
      file: 'src/server/http/client-address.test.ts',
      test: 'A request from 203.0.113.9 with X-Forwarded-For 198.51.100.1 comes from 203.0.113.9',
    },
  },
  {
    name: 'pictures of any size decoded',
    file: 'adapters/images/decode-photo.ts',
    replace: 'const MAX_PIXELS = 50e6;',
    by: 'const MAX_PIXELS = 5000e6;',
    asvs: '5.2.6',
    caughtBy: {
      file: 'src/adapters/images/hostile-pictures.test.ts',
      test: '60,000 x 60,000 is refused in words',
    },
  },
  {
    name: 'unknown names answered at once',
    file: 'adapters/passwords/argon2-passwords.ts',
    replace: '(await verify(known ?? dummyHash, password)) && known !== null',
    by: 'known !== null && dummyHash !== null && (await verify(known, password))',
    asvs: '6.3.8',
    caughtBy: { file: sessionRoutes, test: 'takes as long for an unknown user as for a wrong password' },
  },
  {
    name: 'logins that idle for an hour',
    file: 'domain/staff/is-login-over.ts',
    replace: 'const IDLE = 30 * 60_000;',
    by: 'const IDLE = 60 * 60_000;',
    asvs: '7.3.1',
    caughtBy: { file: sessionRoutes, test: 'ends after 30 idle minutes' },
  },
  {
    name: 'logins that never end while they are used',
    file: 'domain/staff/is-login-over.ts',
    replace: ' || apart(now, login.createdAt) >= ABSOLUTE',
    by: '',
    asvs: '7.3.1',
    caughtBy: { file: sessionRoutes, test: 'ends after twelve hours, however much it is used' },
  },
  {
    name: 'passwords hashed with less memory',
    file: 'adapters/passwords/argon2-passwords.ts',
    replace: 'memoryCost: 19_456',
    by: 'memoryCost: 8192',
    asvs: '11.4.2',
    caughtBy: {
      file: 'src/adapters/passwords/argon2-passwords.test.ts',
      test: 'A password is kept as argon2id and known again',
    },
  },
  {
    name: 'answers for staff that a proxy may keep',
    file: 'server/create-app.ts',
    replace: "context.header('Cache-Control', 'no-store');",
    by: "context.header('Cache-Control', 'public');",
    asvs: '14.2.2',
    caughtBy: { file: answerHeaders, test: 'of every call, to a visitor and to staff' },
  },
  {
    name: 'searches of the page without a limit',
    file: 'server/routes/pages.ts',
    replace: 'isSearch(plain) ? limit(context) : 0',
    by: '0',
    asvs: '2.4.1',
    caughtBy: {
      file: 'src/server/routes/search.test.ts',
      test: 'One network gets three hundred searches a minute, of the menu and the page together; the neighbour still searches',
    },
  },
];
