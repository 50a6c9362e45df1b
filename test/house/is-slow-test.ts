/** These take ten seconds and more, in one process. */
const longFiles = [
  'src/adapters/database/customers/link-order',
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

/** Whether a file of tests takes long: it does much, or it starts whole programs, some of them again and again. */
export function isSlowTest(path: string): boolean {
  return /^test\/(drills|program)\//.test(path) || longFiles.includes(path);
}
