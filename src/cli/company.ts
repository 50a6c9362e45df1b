import { readFile, writeFile } from 'node:fs/promises';
import { openPaper } from '#adapters/paper/open-paper.ts';
import { companyBody } from '#contract/company.ts';
import type { Company } from '#domain/company/company.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { saveCompany } from '#operations/company/save-company.ts';
import { operator } from '#operations/ports/actor.ts';
import type { Command } from './command.ts';

/** `vitrine company export [FILE]` and `vitrine company import FILE` */
export const companyCommand: Command = async (ports, [verb, file]) => {
  if (verb === 'export') {
    const current = await ports.companies.current();
    if (!current) return { ok: false, message: 'The company record is empty.' };
    const text = JSON.stringify(current.company, null, 2);
    if (!file) return { ok: true, message: text };
    const error = await writeFile(file, `${text}\n`).catch((thrown: Error) => thrown);
    if (error)
      return {
        ok: false,
        message: `${file} cannot be written: name a file where this user may write. (${error.message})`,
      };
    return { ok: true, message: `Version ${current.version} is written to ${file}.` };
  }
  if (verb !== 'import' || !file) return 'usage';
  const record = await readRecord(file);
  if (!record.ok) return record;
  const demo = (await ports.companies.current())?.demo ?? false;
  const paper = openPaper();
  const saved = await saveCompany({ ...ports, paper }, { company: record.value, demo }, operator).finally(() =>
    paper.close(),
  );
  if (!saved.ok)
    return {
      ok: false,
      message: [saved.message, ...saved.problems.map(({ field, message }) => `${field}: ${message}`)].join('\n'),
    };
  return {
    ok: true,
    message: `Saved as version ${saved.value.version}.${demo ? ' The demo is still loaded: documents stay marked SPECIMEN.' : ''}`,
  };
};

async function readRecord(file: string): Promise<Outcome<Company>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return failed('not-found', `${file} cannot be read.`);
  const value = parseJson(text);
  if (value === undefined) return failed('invalid', `${file} is not JSON.`);
  const read = companyBody.safeParse(value);
  return read.success
    ? ok(read.data)
    : failed('invalid', read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
