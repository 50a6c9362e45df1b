import { type Outcome, ok } from '#domain/outcome.ts';
import { documentStanding, type Standing } from '#domain/returns/document-standing.ts';
import type { Gstr1 } from '#domain/returns/gstr1.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import { type ReturnSection, sectionOf } from '#domain/returns/return-section.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { ReturnFiles } from '../ports/return-files.ts';
import type { ReturnStore } from '../ports/returns.ts';
import { askGstr1 } from './ask-gstr1.ts';

/** A figure of a return that consists of documents. */
type ReturnFigure = ReturnSection | 'hsnB2b' | 'hsnB2c' | 'documents' | 'leftOut' | 'carried';

type Ports = {
  companies: Pick<CompanyStore, 'current'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  returns: ReturnStore;
  returnFiles: Pick<ReturnFiles, 'reckon'>;
};

/** A page of the documents behind a figure, in the order of issue, and how many there are. */
export async function listReturnDocuments(
  ports: Ports,
  {
    state,
    period,
    figure,
    page,
    size,
  }: { state: string; period: Period; figure: ReturnFigure; page: number; size: number },
): Promise<Outcome<{ rows: ReturnDocument[]; count: number }>> {
  const asked = await askGstr1(ports, state, period);
  if (!asked.ok) return asked;
  const { question, revision } = asked.value;
  const gstr1 = await ports.returnFiles.reckon(asked.value);
  const count =
    figure === 'carried' ? await ports.returns.carried(question.taxState, period, revision) : countOf(gstr1, figure);
  const rows: ReturnDocument[] = [];
  let skip = (page - 1) * size;
  if (skip < count)
    for await (const document of ports.returns.documents(question.taxState, period, revision)) {
      if (!isBehind(document, documentStanding(document, question).standing, figure)) continue;
      if (skip > 0) skip -= 1;
      else if (rows.push(document) === size) break;
    }
  return ok({ rows, count });
}

function isBehind(document: ReturnDocument, standing: Standing, figure: ReturnFigure): boolean {
  const isCounted = standing === 'reported' || standing === 'in-iff';
  switch (figure) {
    case 'leftOut':
      return standing === 'left-out';
    case 'carried':
      return document.carried;
    case 'documents':
      return !document.carried && standing !== 'without-gst';
    case 'hsnB2b':
      return isCounted && document.gstin !== '';
    case 'hsnB2c':
      return isCounted && document.gstin === '';
    default:
      return standing === 'reported' && sectionOf(document) === figure;
  }
}

function countOf({ sections, leftOutSums, inIff, numbers }: Gstr1, figure: Exclude<ReturnFigure, 'carried'>): number {
  switch (figure) {
    case 'leftOut':
      return leftOutSums.documents;
    case 'documents':
      return [...numbers.tax, ...numbers.credit].reduce((sum, { count }) => sum + count, 0);
    case 'hsnB2b':
      return sections.b2b.documents + sections.cdnr.documents + inIff.documents;
    case 'hsnB2c':
      return sections.b2cl.documents + sections.b2cs.documents + sections.cdnur.documents;
    default:
      return sections[figure].documents;
  }
}
