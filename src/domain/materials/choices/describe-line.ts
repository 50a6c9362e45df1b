import { type ChosenProduct, chosenIn } from '../../invoices/choose-product.ts';
import type { DraftLine } from '../../invoices/invoice.ts';
import { namesCode } from '../material-uses.ts';

/**
 * A row with another description. It is of its material while the description names the code: 'wp204 for the lobby'. Without it the
 * material is '', and comes back with the code.
 */
export function describeLine(
  line: DraftLine,
  description: string,
  before: ChosenProduct | undefined,
): { line: DraftLine; chosen: ChosenProduct | undefined } {
  const chosen = chosenIn(line, before);
  const code = chosen?.filled?.code;
  return {
    line: { ...line, description, ...(code && { material: namesCode(description, code) ? code : '' }) },
    chosen,
  };
}
