import { readFile, writeFile } from 'node:fs/promises';
import { companyBody } from '#contract/company.ts';
import { saveCompany } from '#operations/save-company.ts';
import { type Command, operator } from './command.ts';

/** `vitrine company export [FILE]` and `vitrine company import FILE` */
export const companyCommand: Command = async (world, [verb, file]) => {
  if (verb === 'export') {
    const current = await world.companies.current();
    if (!current) return { ok: false, message: 'The company record is empty.' };
    const text = JSON.stringify(current.company, null, 2);
    if (!file) return { ok: true, message: text };
    await writeFile(file, `${text}\n`);
    return { ok: true, message: `Version ${current.version} is written to ${file}.` };
  }
  if (verb !== 'import' || !file) return 'usage';
  const read = companyBody.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!read.success)
    return {
      ok: false,
      message: read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    };
  const demo = (await world.companies.current())?.demo ?? false;
  const saved = await saveCompany(world, read.data, demo, operator);
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
