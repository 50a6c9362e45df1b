import { claimFiles } from '#operations/files/claim-files.ts';
import { SweepRefused, sweepFiles, unnamedFiles } from '#operations/files/sweep-files.ts';
import type { Ports } from '#start/open-ports.ts';
import type { Command, CommandResult } from './command.ts';

/** `vitrine sweep`, `vitrine sweep all`, `vitrine sweep adopt`: the operator's word about files that no row names. */
export const sweepCommand: Command = async (ports, words) => {
  const [verb, ...more] = words;
  if (more.length > 0) return 'usage';
  if (verb === 'adopt') return adopt(ports);
  if (verb !== undefined && verb !== 'all') return 'usage';
  try {
    return verb === 'all' ? await sweepAll(ports) : await look(ports);
  } catch (error) {
    if (error instanceof SweepRefused) return { ok: false, message: error.message };
    throw error;
  }
};

async function look(ports: Ports): Promise<CommandResult> {
  const doubt = await claimFiles(ports);
  if (doubt) return { ok: false, message: doubt };
  const dayBefore = new Date(Date.parse(ports.system.now()) - 24 * 60 * 60 * 1000).toISOString();
  const { count, unnamed } = await unnamedFiles(ports, dayBefore);
  const found = `The store is this shop’s. Of ${count} files ${unnamed.length} are named by no document and no picture and are older than a day`;
  return {
    ok: true,
    message: unnamed.length === 0 ? `${found}.` : `${found}: “vitrine sweep all” removes them.`,
  };
}

async function sweepAll(ports: Ports): Promise<CommandResult> {
  const { forgotten, removed } = await sweepFiles(ports, new AbortController().signal, 'all');
  const files = removed === 1 ? '1 file is' : `${removed} files are`;
  const pictures = forgotten === 1 ? '1 picture' : `${forgotten} pictures`;
  return {
    ok: true,
    message: `${files} removed; ${pictures} deleted more than 30 days ago cannot be brought back now.`,
  };
}

async function adopt({ audit, files }: Ports): Promise<CommandResult> {
  const [first] = await audit.read(0, 1);
  if (!first) return { ok: false, message: 'There is no shop in this database: check DATABASE_URL.' };
  await files.setMark(first.hash);
  return { ok: true, message: 'The store is marked as this shop’s: “vitrine sweep” says what nothing in it names.' };
}
