import { adoptFiles } from '#operations/files/adopt-files.ts';
import { findUnnamedFiles } from '#operations/files/find-unnamed-files.ts';
import { sweepFiles } from '#operations/files/sweep-files.ts';
import type { Ports } from '#start/open-ports.ts';
import type { Command, CommandResult } from './command.ts';

/** `vitrine sweep`, `vitrine sweep all`, `vitrine sweep adopt`: the operator's word about files that no row names. */
export const sweepCommand: Command = async (ports, [verb, ...more]) => {
  if (more.length > 0) return 'usage';
  switch (verb) {
    case undefined:
      return look(ports);
    case 'all':
      return sweepAll(ports);
    case 'adopt':
      return adopt(ports);
    default:
      return 'usage';
  }
};

async function look(ports: Ports): Promise<CommandResult> {
  const looked = await findUnnamedFiles(ports);
  if (!looked.ok) return looked;
  const { count, unnamed } = looked.value;
  const found = `The store is this shop’s. Of ${count} files ${unnamed.length} are named by no document and no picture and are older than a day`;
  return {
    ok: true,
    message: unnamed.length === 0 ? `${found}.` : `${found}: “vitrine sweep all” removes them.`,
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
    message: `${files} removed; ${pictures} deleted more than 30 days ago cannot be brought back now.`,
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
