import { z } from 'zod';
import type { Company } from '#domain/company/company.ts';

const line = z.string().max(300);

const registration = <State extends 'delhi' | 'odisha'>(state: State) =>
  z.object({ state: z.literal(state), gstin: line, address: z.array(line).max(8), phone: line, email: line });

/** The company record as it is exported and imported. */
export const companyBody: z.ZodType<Company> = z.object({
  name: line,
  registrations: z.object({ delhi: registration('delhi'), odisha: registration('odisha') }),
  bank: z.object({ accountName: line, bank: line, accountNumber: line, ifsc: line }).nullable(),
  declaration: z.string().max(2000),
  logo: z.string(),
  signature: z.string(),
  signatory: line,
  openingNumbers: z.record(z.string(), z.int().min(1)),
});
