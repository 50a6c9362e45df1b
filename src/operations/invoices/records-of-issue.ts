import type { CatalogueVersion } from '#domain/catalogue/catalogue-record.ts';
import type { CompanyVersion } from '#domain/company/company.ts';
import type { CatalogueStore } from '../ports/catalogue.ts';
import type { CompanyStore } from '../ports/company.ts';

type Ports = {
  companies: Pick<CompanyStore, 'current' | 'lastRead'>;
  catalogues: Pick<CatalogueStore, 'current' | 'lastRead'>;
};

/** The records that a document is checked with. */
type Records = { company: CompanyVersion | null; catalogue: CatalogueVersion };

/**
 * The records without a question to the database, for those that were read last are nearly always the newest. The issue
 * compares their versions under its lock, and a refusal is only given after `newestRecords`.
 */
export async function likelyRecords(ports: Ports): Promise<Records> {
  const [company, catalogue] = [ports.companies.lastRead(), ports.catalogues.lastRead()];
  return company && catalogue ? { company, catalogue } : newestRecords(ports);
}

/** Ports that answer with these records. */
export function portsWith<Given extends Ports>(ports: Given, { company, catalogue }: Records): Given {
  return {
    ...ports,
    companies: { ...ports.companies, current: async () => company },
    catalogues: { ...ports.catalogues, current: async () => catalogue },
  };
}

export async function newestRecords({ companies, catalogues }: Ports): Promise<Records> {
  return { company: await companies.current(), catalogue: await catalogues.current() };
}

export function areSameRecords(one: Records, other: Records): boolean {
  return one.company?.version === other.company?.version && one.catalogue.version === other.catalogue.version;
}
