import { indianDate } from '#domain/calendar/indian-date.ts';
import { failed, type Outcome, ok, type Refusal } from '#domain/outcome.ts';
import { documentStanding } from '#domain/returns/document-standing.ts';
import { gstr1FileName, returnFileName } from '#domain/returns/file-name.ts';
import { filedFigures } from '#domain/returns/filed-figures.ts';
import type { FiledFile, FiledState, Filing } from '#domain/returns/filing.ts';
import { filingProblems } from '#domain/returns/filing-problems.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import { gstr3bJson } from '#domain/returns/gstr3b.ts';
import { periodName } from '#domain/returns/period.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { FileStore } from '../ports/files.ts';
import type { ReturnAt, ReturnFiles } from '../ports/return-files.ts';
import type { FiledDocument, ReturnStore } from '../ports/returns.ts';
import type { Sheets } from '../ports/sheets.ts';
import type { System } from '../ports/system.ts';
import { askGstr1 } from './ask-gstr1.ts';
import { bookSheets } from './book-sheets.ts';

type Ports = {
  system: System;
  companies: Pick<CompanyStore, 'current' | 'lastIn'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  returns: ReturnStore;
  returnFiles: ReturnFiles;
  sheets: Pick<Sheets, 'writeBook'>;
  files: Pick<FileStore, 'put' | 'has'>;
};

type FileRequest = { state: string; period: string; revision: number; filedOn: string; arn: string };

/**
 * Marks a return as filed, as it was at the `revision` that somebody looked at: with the documents that it reported, those that
 * it left out, and its files. Refused when anything of it has changed since.
 */
export async function fileReturn(ports: Ports, request: FileRequest, actor: Actor): Promise<Outcome<Filing>> {
  const asked = await askGstr1(ports, request.state, request.period);
  if (!asked.ok) return asked;
  const today = indianDate(ports.system.now());
  const typed = { filedOn: request.filedOn.trim() || today, arn: request.arn.replaceAll(' ', '').toUpperCase() };
  // What its day decides, as the last day of a credit note, is decided by the day on which the portal took it.
  const question = { ...asked.value.question, filedOn: typed.filedOn };
  const problems = filingProblems(question, typed, today);
  if (problems.length > 0) return failed('invalid', problems[0]?.message ?? '', { problems });
  const standing = await ports.returns.filing(question.taxState, question.period);
  if (standing) return filedAlready(standing);
  if (request.revision > asked.value.revision) return changedSince(question.period);
  const at = { question, revision: request.revision };
  const { gstr1, made } = await makeFiles(ports, at, today);
  for (const { hash, bytes } of made) await ports.files.put(hash, bytes);
  const { taxState, period, form } = question;
  const answer = await ports.returns.file(
    {
      id: ports.system.uuid(),
      ...{ taxState, period, form, ...typed, revision: request.revision },
      documents: await filedDocuments(ports, at),
      files: made.map(({ name, hash }) => ({ name, hash })),
      figures: JSON.stringify({ question, figures: filedFigures(gstr1) }),
    },
    ports.system.now(),
    actor,
  );
  if (answer.kind === 'filed-already') return filedAlready(answer.filing);
  if (answer.kind === 'changed-since') return changedSince(period);
  // A sweep may have removed a file that an earlier try stored long before its hash was named.
  for (const { hash, bytes } of made) if (!(await ports.files.has(hash))) await ports.files.put(hash, bytes);
  return ok(answer.filing);
}

function filedAlready({ period }: Filing): Refusal {
  return failed('conflict', `${periodName(period)} is filed already.`);
}

function changedSince(period: string): Refusal {
  return failed(
    'conflict',
    `Something of ${periodName(period)} has changed since you looked. Look again, then file it.`,
  );
}

type MadeFile = FiledFile & { bytes: Uint8Array };

async function makeFiles(
  { returnFiles, sheets, system }: Ports,
  at: ReturnAt,
  today: string,
): Promise<{ gstr1: Gstr1; made: MadeFile[] }> {
  const { gstr1, parts, pieces } = await returnFiles.json(at, { withIrn: false });
  const named = { ...at.question, today, incomplete: gstr1.leftOutSums.documents > 0 };
  const made: MadeFile[] = [];
  const add = (name: string, bytes: Uint8Array) => made.push({ name, hash: system.sha256(bytes), bytes });
  const texts = new Map<number, string[]>();
  for await (const { part, text } of pieces) texts.set(part, [...(texts.get(part) ?? []), text]);
  for (const [part, text] of texts)
    add(gstr1FileName(named, parts > 1 ? { part, parts } : undefined), Buffer.from(text.join('')));
  const book = await bookSheets((await returnFiles.book(at, { withIrn: false })).rows);
  // A return that is too large for the workbook goes to the portal as JSON.
  if (book.ok) add(returnFileName(named, 'gstr1', 'xlsx'), await sheets.writeBook(book.value));
  if (at.question.form === 'gstr1')
    add(returnFileName(named, 'gstr3b', 'json'), Buffer.from(gstr3bJson(gstr1, at.question)));
  return { gstr1, made };
}

async function filedDocuments({ returns }: Ports, { question, revision }: ReturnAt): Promise<FiledDocument[]> {
  const filed: FiledDocument[] = [];
  for await (const document of returns.documents(question.taxState, question.period, revision)) {
    const { standing } = documentStanding(document, question);
    const state: FiledState = standing === 'in-iff' ? 'elsewhere' : standing;
    filed.push({ document: document.id, state, gstin: document.gstin, place: document.place });
  }
  return filed;
}
