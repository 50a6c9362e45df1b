import type { Company, CompanyVersion } from '#domain/company/company.ts';
import type { TaxState } from '#domain/tax/states.ts';
import type { Actor } from './actor.ts';

/** The versions of the company record. */
export type CompanyStore = {
  current(): Promise<CompanyVersion | null>;
  /** What `current` answered last: another process may have saved a newer one since. Null before the first answer. */
  lastRead(): CompanyVersion | null;
  version(version: number): Promise<CompanyVersion | null>;
  /**
   * The newest version, or the newest up to that one, in which the firm is registered in this state: not the current one where it
   * left. Null: it never was.
   */
  lastIn(taxState: TaxState, upTo?: number): Promise<CompanyVersion | null>;
  /** How far each series has come that has given a number, of documents and of money, by what its numbers begin with. */
  begunSeries(): Promise<Map<string, number>>;
  /**
   * Saves the next version, with its audit line, and returns it. 'series-begun', and nothing is saved, when the opening
   * number of a series changes that has documents already.
   */
  save(company: Company, demo: boolean, at: string, actor: Actor): Promise<CompanyVersion | 'series-begun'>;
  /** The same, but null, and nothing is saved, when version `onto` (0: none yet) is not the newest. */
  saveOnto(onto: number, ...save: Parameters<CompanyStore['save']>): Promise<CompanyVersion | 'series-begun' | null>;
};
