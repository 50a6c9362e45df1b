import type { SharedPage } from '#domain/shares/shared-page.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { ReadablePaper } from './picture-pages.ts';

/** What a share opens: the facts of its page and its paper, as they are now. */
export type SharedContent = {
  taxState: TaxState;
  /** The subject of audit lines: `tax/kerala/KL/26-27/0001`. */
  subject: string;
  /** Its number; of a statement, its title and period. */
  name: string;
  /** The id of its customer; null when it is nobody's. */
  customer: string | null;
  facts: Pick<
    SharedPage,
    'kind' | 'number' | 'period' | 'buyer' | 'date' | 'amount' | 'validUntil' | 'terms' | 'payments' | 'money' | 'pay'
  >;
  paper(): Promise<ReadablePaper>;
  fileName: string;
};
