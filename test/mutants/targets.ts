/** A part of the program whose tests are tested: its code, the tests that must notice, and the share that they must. */
export type Target = { mutate: string[]; tests: string[]; least: number };

const domain = ['money', 'tax', 'receivables', 'returns', 'invoices', 'documents', 'customers', 'einvoices', 'eway'];
const stores = ['invoices', 'receivables', 'returns', 'customers', 'shared-writes'];
const uses = ['audit', 'company', 'customers', 'documents', 'invoices', 'receivables', 'returns'];

/** The rules are noticed by the tests of their own folder, stores also by those of the operations that use them. */
export const targets: Readonly<Record<string, Target>> = {
  ...Object.fromEntries(domain.map((subject) => [subject, of(`src/domain/${subject}`, [`src/domain/${subject}`], 90)])),
  ...Object.fromEntries(
    stores.map((subject) => [
      `database/${subject}`,
      of(
        `src/adapters/database/${subject}`,
        ['src/adapters/database', ...uses.map((use) => `src/operations/${use}`)],
        80,
      ),
    ]),
  ),
  operations: of('src/operations', ['src/operations', 'src/server/routes'], 80),
};

function of(folder: string, tests: string[], least: number): Target {
  return {
    mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, '!src/operations/ports/**'],
    tests: tests.map((each) => `${each}/**/*.test.ts`),
    least,
  };
}
