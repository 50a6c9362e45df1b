import type { Gstr1Question } from './gstr1.ts';
import { isQuarter, monthsOf } from './period.ts';
import type { ReturnDocument } from './return-document.ts';
import type { ReturnProblem } from './return-problem.ts';
import { returnProblems } from './return-problems.ts';

/**
 * What becomes of a document in a return. `in-iff`: the IFF of an earlier month of this quarter has reported it. `elsewhere`:
 * another return has. `later`: an IFF has no place for it, the return of the quarter has.
 */
export type Standing = 'reported' | 'left-out' | 'cancelled' | 'without-gst' | 'in-iff' | 'elsewhere' | 'later';

/** `documentStanding(document, question)` → `{ standing: 'left-out', problems: [{ line: 2, problem: 'rate', … }] }` */
export function documentStanding(
  document: ReturnDocument,
  question: Gstr1Question,
): { standing: Standing; problems: ReturnProblem[] } {
  if (document.withoutGst) return { standing: 'without-gst', problems: [] };
  if (document.cancelled) return { standing: 'cancelled', problems: [] };
  if (document.reportedIn !== null) return { standing: reportedBy(document.reportedIn, question), problems: [] };
  const problems = returnProblems(document, question);
  if (waits(document, question, problems)) return { standing: 'later', problems: [] };
  return { standing: question.filed || problems.length > 0 ? 'left-out' : 'reported', problems };
}

function reportedBy(reportedIn: string, { period }: Gstr1Question): Standing {
  if (reportedIn === period) return 'reported';
  return isQuarter(period) && monthsOf(period).includes(reportedIn) ? 'in-iff' : 'elsewhere';
}

/** A buyer whose GSTIN is mistyped is registered: his document belongs into the IFF. */
function waits({ gstin }: ReturnDocument, { form }: Gstr1Question, problems: ReturnProblem[]): boolean {
  return form === 'iff' && gstin === '' && !problems.some(({ problem }) => problem === 'gstin');
}
