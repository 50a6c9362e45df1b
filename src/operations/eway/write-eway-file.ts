import { ewayJson } from '#domain/eway/eway-json.ts';
import type { EwayDocument } from '#domain/eway/eway-problems.ts';
import { failed, type Outcome, ok, type Problem } from '#domain/outcome.ts';
import { type EwayPorts, readEway } from './read-eway.ts';

/** The portal's file for these documents. With a problem no file is made: the portal would refuse it. */
export async function writeEwayFile(
  ports: EwayPorts,
  ids: readonly string[],
): Promise<Outcome<ReturnType<typeof ewayJson>>> {
  const documents: EwayDocument[] = [];
  const problems: Problem[] = [];
  for (const id of new Set(ids)) {
    const read = await readEway(ports, id);
    if (!read.ok) return read;
    const { invoice, document, bills } = read.value;
    const standing = bills.find(({ cancelled }) => cancelled === null);
    const found = [
      ...(invoice.cancelledAt === null ? [] : [{ field: '', message: 'It is cancelled.' }]),
      ...(standing ? [{ field: '', message: `It has the e-way bill ${standing.number} already.` }] : []),
      ...read.value.problems,
    ];
    problems.push(...found.map(({ field, message }) => ({ field, message: `${invoice.number}: ${message}` })));
    documents.push(document);
  }
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  return ok(ewayJson(documents));
}
