import type { PlantedFault } from './planted-faults.ts';

const privateFiles = 'test/attacks/private-files.test.ts';

/** What SECURITY claims, taken away. */
export const faultsOfSafety: PlantedFault[] = [
  {
    name: 'files that everybody on the machine may read',
    file: 'adapters/files/write-durably.ts',
    replace: '0o600',
    by: '0o644',
    asvs: '13.2.2',
    caughtBy: { file: privateFiles, test: 'Pictures, papers and backups are private by their own mode' },
  },
  {
    name: 'folders that everybody on the machine may look into',
    file: 'adapters/files/write-durably.ts',
    replace: '0o700',
    by: '0o755',
    asvs: '13.2.2',
    caughtBy: { file: privateFiles, test: 'Pictures, papers and backups are private by their own mode' },
  },
  {
    name: 'a program that takes the umask of its machine',
    file: 'main.ts',
    replace: 'process.umask(0o077);',
    by: '',
    asvs: '13.2.2',
    caughtBy: { file: privateFiles, test: 'The program keeps database, files and backups for its own user alone' },
  },
  {
    name: 'an operator’s command that takes the umask of its machine',
    file: 'cli/vitrine.ts',
    replace: 'process.umask(0o077);',
    by: '',
    asvs: '13.2.2',
    caughtBy: { file: privateFiles, test: 'So does a command of the operator' },
  },
  {
    name: 'secrets from Math.random',
    file: 'adapters/system/node-system.ts',
    replace: "randomBytes(bytes).toString('base64url')",
    by: "Buffer.from(Array.from({ length: bytes }, () => Math.floor(Math.random() * 256))).toString('base64url')",
    asvs: '11.5.1',
    caughtBy: {
      file: 'src/adapters/system/node-system.test.ts',
      test: 'Secrets and UUIDs come from the machine’s generator',
    },
  },
  {
    name: 'secrets of half their length',
    file: 'adapters/system/node-system.ts',
    replace: 'randomBytes(bytes)',
    by: 'Buffer.concat([randomBytes(bytes / 2), Buffer.alloc(bytes / 2)])',
    asvs: '11.5.1',
    caughtBy: { file: 'src/adapters/system/node-system.test.ts', test: 'Every bit of a secret is drawn' },
  },
  {
    name: 'a decoder with every loader',
    file: 'adapters/images/image-process.ts',
    replace: "sharp.block({ operation: ['VipsForeignLoad'] });",
    by: '',
    asvs: '1.3.4',
    caughtBy: {
      file: 'src/adapters/images/hostile-pictures.test.ts',
      test: 'the process that opens pictures has no loader but those of JPEG, PNG and WebP',
    },
  },
  {
    name: 'commits that are not flushed to the disk',
    file: 'adapters/database/engine/sqlite.ts',
    replace: "'synchronous = FULL'",
    by: "'synchronous = NORMAL'",
    asvs: '2.3.1',
    caughtBy: {
      file: 'src/adapters/database/engine/sqlite.test.ts',
      test: 'Each commit of SQLite is flushed to the disk',
    },
  },
  {
    name: 'commits flushed as this build of SQLite likes it',
    file: 'adapters/database/engine/sqlite.ts',
    replace: ", 'synchronous = FULL'",
    by: '',
    asvs: '2.3.1',
    caughtBy: {
      file: 'src/adapters/database/engine/sqlite.test.ts',
      test: 'Each commit of SQLite is flushed to the disk',
    },
  },
  {
    name: 'passwords of eight characters',
    file: 'domain/staff/account-problems.ts',
    replace: 'if (length < 12)',
    by: 'if (length < 8)',
    asvs: '6.2.1',
    caughtBy: {
      file: 'src/domain/staff/account-problems.test.ts',
      test: 'A password of the wrong length is refused: eleven char',
    },
  },
  {
    name: 'refused logins that the audit log does not tell',
    file: 'adapters/database/staff/login-store.ts',
    replace: "audit(database, 'login refused', at, actor)",
    by: "audit(database, 'logged in', at, actor)",
    asvs: '16.1.1',
    caughtBy: {
      file: 'src/adapters/database/staff/login-store.test.ts',
      test: 'write everything to the audit log, also a refused login',
    },
  },
  {
    name: 'lines of the audit log that are not chained',
    file: 'adapters/database/shared-writes/audit-log.ts',
    replace: 'hash: chainHash(head.hash, row)',
    by: "hash: chainHash('', row)",
    asvs: '16.1.1',
    caughtBy: {
      file: 'src/adapters/database/invoices/invoice-store.test.ts',
      test: 'writes the audit line with the document, and the chain shows a line that was changed',
    },
  },
  {
    name: 'pages without their policy',
    file: 'server/http/security-headers.ts',
    replace: 'if (!headers.has(name)) headers.set(name, value);',
    by: "if (!headers.has(name) && !name.startsWith('Content-Sec')) headers.set(name, value);",
    asvs: '3.4.3',
    caughtBy: { file: 'test/attacks/answer-headers.test.ts', test: 'of a page, to GET and to HEAD alike' },
  },
  {
    name: 'pages sent from memory without their policy',
    file: 'server/pages/answer-from-cache.ts',
    replace: 'const security = headersFor(page.type);',
    by: 'const security = {};',
    asvs: '3.4.3',
    caughtBy: { file: 'src/server/pages/answer-from-cache.test.ts', test: 'answers a page as it is as the app does' },
  },
];
