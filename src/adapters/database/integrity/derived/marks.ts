import type { Company } from '#domain/company/company.ts';
import { PRODUCT_USE } from '../../catalogue/product-uses.ts';
import { DOCUMENT_CUSTOMER } from '../../customers/fill-document-customers.ts';
import type { Database } from '../../engine/tables.ts';
import { SALES } from '../../figures/fill-sales.ts';
import { BUYER_NAME } from '../../invoices/buyer-names.ts';
import { RETURN_FACTS } from '../../returns/fill-return-facts.ts';
import { ACCOUNT_ITEM } from '../../shared-writes/lines-to-follow.ts';
import { parsed } from './as-written.ts';

/** How far the jobs have filled in what follows from documents of earlier releases, and what the company record said. */
export type Marks = {
  buyerName: number;
  link: number;
  account: number;
  returnFacts: number;
  productUse: number;
  sales: number;
  keptFrom: string;
  companies: Map<number, Company>;
};

export async function readMarks(read: Database['read']): Promise<Marks> {
  const rows = await read.selectFrom('filled_up_to').select(['fact', 'issued_seq']).execute();
  const marks = new Map(rows.map(({ fact, issued_seq }) => [fact, issued_seq]));
  const companies = await read.selectFrom('company_versions').select(['version', 'company']).execute();
  const kept = await read.selectFrom('money_kept_from').select('kept_from').executeTakeFirst();
  return {
    buyerName: marks.get(BUYER_NAME) ?? 0,
    link: marks.get(DOCUMENT_CUSTOMER) ?? 0,
    account: marks.get(ACCOUNT_ITEM) ?? 0,
    returnFacts: marks.get(RETURN_FACTS) ?? 0,
    productUse: marks.get(PRODUCT_USE) ?? 0,
    sales: marks.get(SALES) ?? 0,
    keptFrom: kept?.kept_from ?? '',
    companies: new Map(
      companies.flatMap(({ version, company }) => {
        const record = parsed<Company>(company);
        return record ? [[version, record] as const] : [];
      }),
    ),
  };
}
