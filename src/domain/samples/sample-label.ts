import type { Callback } from '../callbacks/callback.ts';
import type { PublicCompany } from '../company/contact.ts';
import { nearestOffice } from '../company/nearest-office.ts';
import { itemText } from './sample-message.ts';

/** The label of a parcel with samples, A6. Every text is ready to print. */
export type SampleLabel = {
  to: { name: string; lines: string[]; pin: string; phone: string };
  from: { name: string; lines: string[]; phone: string };
  items: string[];
};

/** `sampleLabel(callback, company).to.pin` → `'110024'`, from the office in its city, else the nearest, else the first; null of a request that is not for samples. */
export function sampleLabel(
  { name, contactNumber, sample }: Pick<Callback, 'name' | 'contactNumber' | 'sample'>,
  firm: PublicCompany,
): SampleLabel | null {
  if (!sample) return null;
  const { offices, phones } = firm.contact;
  const office =
    offices.find(({ city }) => city !== '' && sample.address.includes(city)) ??
    nearestOffice(offices, sample.pin) ??
    offices[0];
  return {
    to: { name, lines: sample.address.split('\n').filter(Boolean), pin: sample.pin, phone: contactNumber },
    from: { name: firm.name, lines: office?.address ?? [], phone: office?.phone || (phones[0] ?? '') },
    items: sample.items.map(itemText),
  };
}
