import type { PortalAnswer } from './portal-answer.ts';
import { maxSignedQr, portalTextProblem } from './portal-limits.ts';

/** The first text of the answers that no portal writes, as a sentence; `null` when there is none. */
export function portalAnswersProblem(answers: PortalAnswer[]): string | null {
  for (const { row, irn, ackNo, type, number, buyerGstin, signedQr } of answers) {
    const problem =
      portalTextProblem(row, [irn, ackNo, type, number, buyerGstin]) ?? portalTextProblem(row, [signedQr], maxSignedQr);
    if (problem) return problem;
  }
  return null;
}
