import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * With each fault planted, all files share a worker, and a module is loaded once: three times as fast. In the first run each file has
 * its own, since else only the first one would tell Stryker what it runs through.
 */
export class OneWorker extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const { project } of files)
      project.config.isolate = (project.getProvidedContext() as { mode?: string }).mode !== 'mutant';
    return super.sort(files);
  }
}
