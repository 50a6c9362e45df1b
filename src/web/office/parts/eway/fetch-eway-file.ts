import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import type { EwayRecordAnswer } from '#contract/returns/eway.ts';
import type { Problem } from '#domain/outcome.ts';
import { callStaff } from '../frame/call-staff.ts';

/** Keeps the facts of the transport, and fetches the file for the portal when nothing is missing. Answers the version kept. */
export async function fetchEwayFile(
  id: string,
  version: number,
  transport: EwayRecordAnswer['transport'],
): Promise<{ version: number; problems: Problem[]; file: Blob | null }> {
  const saved = await callStaff<EwayRecordAnswer>(path(paths.documentEway, { id }), {
    method: 'POST',
    body: { version, transport },
    read: (response) => response.json(),
  });
  if (!saved.ok) return { version, problems: problemsOf(saved), file: null };
  const kept = saved.value.version;
  if (saved.value.problems.length > 0) return { version: kept, problems: saved.value.problems, file: null };
  const file = await callStaff(paths.ewayFile, {
    method: 'POST',
    body: { documents: [id] },
    read: (response) => response.blob(),
  });
  return file.ok
    ? { version: kept, problems: [], file: file.value }
    : { version: kept, problems: problemsOf(file), file: null };
}

function problemsOf({ problems, message }: { problems: Problem[]; message: string }): Problem[] {
  return problems.length > 0 ? problems : [{ field: 'all', message }];
}
