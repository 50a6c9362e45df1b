/** These take ten seconds and more, in one process: of work, or of waiting for limits of time that pass. */
const longFiles = [
  'src/adapters/database/customers/link-order',
  'src/adapters/database/engine/open-replica',
  'src/adapters/database/integrity/every-column',
  'src/adapters/database/integrity/money',
  'src/adapters/database/invoices/buyer-names',
  'src/adapters/database/invoices/total-by-words',
  'src/adapters/images/image-children',
  'src/adapters/paper/open-paper',
  'src/adapters/paper/paper-layout',
  'src/jobs/run-jobs',
  'src/operations/audit/verify-columns',
  'src/operations/audit/verify-shop',
  'src/operations/callbacks/request-callback',
  'test/attacks/ended-logins',
  'test/attacks/endless-texts',
].map((path) => `${path}.test.ts`);

/** Whether a file of tests takes long: it does much, lives whole shops, or starts whole programs, some of them again and again. */
export function isSlowTest(path: string): boolean {
  return /^test\/(drills|life|program)\//.test(path) || longFiles.includes(path);
}
