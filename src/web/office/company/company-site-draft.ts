import type { CompanyAnswer } from '#contract/company.ts';
import type { Company } from '#domain/company/company.ts';
import { type Contact, noContact } from '#domain/company/contact.ts';
import { maxOffices } from '#domain/company/contact-problems.ts';

/** The values of the form as text, by the field names of the wire. Addresses have one line of text per line. */
export type CompanyDraft = Record<string, string>;

const slots = Array.from({ length: maxOffices }, (_, slot) => slot);

/** The form values that visitors see. Offices are in numbered slots; some are blank. */
export function siteDraft({ company, galleries }: Pick<CompanyAnswer, 'company' | 'galleries'>): CompanyDraft {
  const { phones, emails, hours, offices, companySite, social } = company?.contact ?? noContact;
  return {
    'contact.phones': phones.join('\n'),
    'contact.emails': emails.join('\n'),
    'contact.hours': hours,
    ...Object.assign({}, ...slots.map((slot) => officeDraft(slot, offices[slot]))),
    'contact.companySite': companySite,
    'contact.social.network': social.network,
    'contact.social.photos': social.photos,
    'contact.social.microblog': social.microblog,
    ...Object.fromEntries(galleries.map(({ folder }) => [brochureField(folder), company?.brochures?.[folder] ?? ''])),
  };
}

type Office = Contact['offices'][number];

function officeDraft(slot: number, office: Office | undefined): CompanyDraft {
  return {
    [officeField(slot, 'city')]: office?.city ?? '',
    [officeField(slot, 'address')]: office?.address.join('\n') ?? '',
    [officeField(slot, 'phone')]: office?.phone ?? '',
    [officeField(slot, 'place')]: office ? `${office.latitude}, ${office.longitude}` : '',
  };
}

export function brochureField(folder: string): string {
  return `brochures.${folder}`;
}

export function officeField(slot: number, name: 'city' | 'address' | 'phone' | 'place'): string {
  return `contact.offices.${slot}.${name}`;
}

/** The record from the form values. Blank contact details and brochures are left out unless the record had them. */
export function siteFrom(draft: CompanyDraft, before: Company | null): Pick<Company, 'contact' | 'brochures'> {
  const text = (field: string) => (draft[field] ?? '').trim();
  const contact: Contact = {
    phones: linesOf(text('contact.phones')),
    emails: linesOf(text('contact.emails')),
    hours: text('contact.hours'),
    offices: officeSlots(draft).map((slot) => officeFrom(draft, slot)),
    companySite: text('contact.companySite'),
    social: {
      network: text('contact.social.network'),
      photos: text('contact.social.photos'),
      microblog: text('contact.social.microblog'),
    },
  };
  const brochures = Object.fromEntries(
    Object.keys(draft)
      .filter((field) => field.startsWith(brochureField('')) && text(field) !== '')
      .map((field) => [field.slice(brochureField('').length), text(field)]),
  );
  const hasContact = before?.contact !== undefined || JSON.stringify(contact) !== JSON.stringify(noContact);
  const hasBrochures = before?.brochures !== undefined || Object.keys(brochures).length > 0;
  return { ...(hasContact ? { contact } : {}), ...(hasBrochures ? { brochures } : {}) };
}

/** The slots that are not blank, in order. */
export function officeSlots(draft: CompanyDraft): number[] {
  return slots.filter((slot) =>
    (['city', 'address', 'phone', 'place'] as const).some(
      (name) => (draft[officeField(slot, name)] ?? '').trim() !== '',
    ),
  );
}

/** The form field for a problem of the record: the second office of the record may be in the third slot of the form. */
export function fieldInForm(draft: CompanyDraft, field: string): string {
  const [, index, name] = /^contact\.offices\.(\d)\.(.+)$/.exec(field) ?? [];
  const slot = index === undefined ? undefined : officeSlots(draft)[Number(index)];
  return slot === undefined ? field : `contact.offices.${slot}.${name}`;
}

function officeFrom(draft: CompanyDraft, slot: number): Office {
  const text = (name: Parameters<typeof officeField>[1]) => (draft[officeField(slot, name)] ?? '').trim();
  const [latitude = Number.NaN, longitude = Number.NaN] = /^-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?$/.test(text('place'))
    ? text('place').split(',').map(Number)
    : [];
  return { city: text('city'), address: linesOf(text('address')), phone: text('phone'), latitude, longitude };
}

/** `linesOf('Shop 9\n\n Kochi')` → `['Shop 9', 'Kochi']` */
export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}
