import { adoptFiles } from '#operations/files/adopt-files.ts';
import { findUnreferencedFiles } from '#operations/files/find-unreferenced-files.ts';
import { sweepFiles } from '#operations/files/sweep-files.ts';
import type { Ports } from '#start/open-ports.ts';
import type { Command, CommandResult } from './command.ts';

/** `vitrine sweep`, `vitrine sweep all`, `vitrine sweep adopt`: what to do with files without a row. */
export const sweepCommand: Command = async (ports, [verb, ...more]) => {
  if (more.length > 0) return 'usage';
  switch (verb) {
    case undefined:
      return countUnreferenced(ports);
    case 'all':
      return sweepAll(ports);
    case 'adopt':
      return adopt(ports);
    default:
      return 'usage';
  }
};

async function countUnreferenced(ports: Ports): Promise<CommandResult> {
  const found = await findUnreferencedFiles(ports);
  if (!found.ok) return found;
  const { count, unreferenced } = found.value;
  const counted = `The store is this shop’s. Of ${count} files, ${unreferenced.length} are older than a day and used by no document and no picture`;
  return {
    ok: true,
    message: unreferenced.length === 0 ? `${counted}.` : `${counted}: “vitrine sweep all” removes them.`,
  };
}

async function sweepAll(ports: Ports): Promise<CommandResult> {
  const swept = await sweepFiles(ports, new AbortController().signal, 'all');
  if (!swept.ok) return swept;
  const { forgotten, removed } = swept.value;
  const files = removed === 1 ? '1 file is' : `${removed} files are`;
  const pictures = forgotten === 1 ? '1 picture' : `${forgotten} pictures`;
  return {
    ok: true,
    message: `${files} removed; ${pictures} deleted more than 30 days ago can no longer be restored.`,
  };
}

async function adopt(ports: Ports): Promise<CommandResult> {
  const adopted = await adoptFiles(ports);
  if (!adopted.ok) return adopted;
  return {
    ok: true,
    message: 'The store is marked as this shop’s. “vitrine sweep” counts the files that nothing uses.',
  };
}
