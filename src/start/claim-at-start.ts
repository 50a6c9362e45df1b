import { claimFiles } from '#operations/files/claim-files.ts';
import { StartRefused } from './start-failure.ts';

/** Refuses the start when the files are another shop's. Answers lines to tell when it is not sure. */
export async function claimAtStart(ports: Parameters<typeof claimFiles>[0]): Promise<string[]> {
  const claim = await claimFiles(ports);
  if (claim.kind === 'foreign') throw new StartRefused(claim.message);
  return claim.kind === 'unsure' ? [`NO FILES ARE SWEPT. ${claim.message}`] : [];
}
