import { type Outcome, ok } from '#domain/outcome.ts';
import type { Period } from '#domain/returns/period.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { ReturnFigure } from '#domain/returns/return-figures.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';
import type { ReturnFiles } from '../ports/return-files.ts';
import type { ReturnStore } from '../ports/returns.ts';
import type { System } from '../ports/system.ts';
import { askGstr1 } from './ask-gstr1.ts';

type Ports = {
  system: Pick<System, 'now'>;
  companies: Pick<CompanyStore, 'current' | 'lastIn'>;
  catalogues: Pick<CatalogueStore, 'current'>;
  returns: Pick<ReturnStore, 'revision' | 'filing' | 'filingsTouching' | 'some'>;
  returnFiles: Pick<ReturnFiles, 'behind'>;
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
  const { count, seqs } = await ports.returnFiles.behind(asked.value, figure, { skip: (page - 1) * size, take: size });
  return ok({ rows: await ports.returns.some(question.taxState, period, seqs, revision), count });
}
