import type { ImportPreview, ImportProgressLine } from '#contract/customer-imports.ts';
import { paths } from '#contract/paths.ts';
import type { ImportColumns } from '#domain/customers/import/import-field.ts';
import type { CallAnswer } from '../../../call-api.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';

/** What staff chose: a file, or pasted text with a blank name. */
export type Chosen = { content: Blob; name: string };

/** Asks what an import will do. `columns` is null: read them from the headings. */
export function previewImport(chosen: Chosen, columns: ImportColumns | null): Promise<CallAnswer<ImportPreview>> {
  return callStaff(addressOf(chosen, columns, { preview: '1' }), {
    method: 'POST',
    body: formOf(chosen),
    read: (response) => response.json() as Promise<ImportPreview>,
  });
}

/** Imports: calls `onLine` for each line when it arrives; returns the last line. */
export function storeImport(
  chosen: Chosen,
  columns: ImportColumns,
  key: string,
  onLine: (line: ImportProgressLine) => void,
): Promise<CallAnswer<ImportProgressLine | null>> {
  return callStaff(addressOf(chosen, columns, {}), {
    method: 'POST',
    body: formOf(chosen),
    headers: { 'Idempotency-Key': key },
    read: (response) => readLines(response, onLine),
  });
}

function addressOf({ name }: Chosen, columns: ImportColumns | null, query: Record<string, string>) {
  const chosen = columns?.map((field) => field ?? '').join(',') ?? '';
  return `${paths.importCustomers}?${new URLSearchParams({ ...query, columns: chosen, fileName: name.slice(-200) })}`;
}

function formOf({ content, name }: Chosen) {
  const form = new FormData();
  form.append('file', content, name || 'pasted.txt');
  return form;
}

async function readLines(response: Response, onLine: (line: ImportProgressLine) => void) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let last: ImportProgressLine | null = null;
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      last = JSON.parse(line) as ImportProgressLine;
      onLine(last);
    }
  }
  return last;
}
