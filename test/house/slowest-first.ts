import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isSlowTest } from './is-slow-test.ts';

/** As Vitest orders the files, but those that take longest come first: at the end one worker would run them alone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => isSlowTest(relative(process.cwd(), moduleId));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
