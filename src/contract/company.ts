import { z } from 'zod';
import type { Company } from '#domain/company/company.ts';

const line = z.string().max(300);

const contact = z.object({
  phones: z.array(line).max(5),
  emails: z.array(line).max(5),
  hours: line,
  offices: z
    .array(
      z.object({
        city: line,
        address: z.array(line).max(8),
        phone: line,
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    )
    .max(5),
  companySite: line,
  social: z.object({ network: line, photos: line, microblog: line }),
});

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
  contact: contact.optional(),
});
