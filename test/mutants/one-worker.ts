import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * With each fault planted, all test files share a worker, which loads the program once, and the one that is most likely to notice
 * comes first: the first that fails ends the run. Without a fault each file has its own worker, since else only the first one would
 * tell Stryker what it runs through.
 */
export class OneWorker extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isPlanted = files.some(
      ({ project }) => (project.getProvidedContext() as { mode?: string }).mode === 'mutant',
    );
    for (const { project } of files) project.config.isolate = !isPlanted;
    const sorted = await super.sort(files);
    if (!isPlanted) return sorted;
    // A file that noticed the fault before, then the quick ones.
    const noticed = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.failed ?? false;
    const quickFirst = sorted.toReversed();
    return [...quickFirst.filter(noticed), ...quickFirst.filter((file) => !noticed(file))];
  }
}
