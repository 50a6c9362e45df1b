/** Whether a file of tests starts whole programs, some of them again and again. */
export function isSlowTest(path: string): boolean {
  return /^test\/(drills|program)\//.test(path);
}
