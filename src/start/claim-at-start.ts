import { claimFiles } from '#operations/files/claim-files.ts';
import { StartRefused } from './start-failure.ts';

/** Refuses to start when the files belong to another shop. Returns lines to print when that is not sure. */
export async function claimAtStart(ports: Parameters<typeof claimFiles>[0]): Promise<string[]> {
  const claim = await claimFiles(ports);
  if (claim.kind === 'foreign') throw new StartRefused(claim.message);
  return claim.kind === 'unsure' ? [`NO FILES ARE SWEPT. ${claim.message}`] : [];
}
