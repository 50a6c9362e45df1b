import type { Customer } from '../customer.ts';
import { customerNameKey, customerPhoneKey } from '../customer-keys.ts';

/** What an import looks at in the book. */
export type BookEntry = Pick<Customer, 'id' | 'name' | 'gstin' | 'pin' | 'phone' | 'archivedAt' | 'mergedInto'>;

type Sought = Pick<Customer, 'name' | 'gstin' | 'pin'>;

/** The customers that a row is about: live ones, else those in the archive. None when nobody fits, several when it is not clear. */
type BookMatch<Entry> = { live: Entry[]; archived: Entry[] };

export type ImportBook<Entry> = {
  match(sought: Sought): BookMatch<Entry>;
  /** Another live customer with the phone. */
  withPhone(phone: string): Entry | null;
};

/** The part of the customer book that a sheet may be about, for looking up its rows. */
export function openImportBook<Entry extends BookEntry>(entries: readonly Entry[]): ImportBook<Entry> {
  const byGstin = groupBy(entries, ({ gstin }) => gstin);
  const byName = groupBy(entries, ({ name }) => customerNameKey(name));
  const byPhone = new Map(entries.filter(isLive).map((entry) => [customerPhoneKey(entry.phone), entry]));

  const find = (sought: Sought, isMeant: (entry: Entry) => boolean): Entry[] => {
    const registered = (sought.gstin && byGstin.get(sought.gstin)?.filter(isMeant)) || [];
    if (registered.length > 0) return registered;
    const named = (byName.get(customerNameKey(sought.name)) ?? []).filter(
      (entry) => isMeant(entry) && mayBe(entry, sought),
    );
    const exact = named.filter(({ pin }) => pin === sought.pin);
    return exact.length > 0 ? exact : named;
  };

  return {
    match: (sought) => ({
      live: find(sought, isLive),
      archived: find(sought, (entry) => !isLive(entry)),
    }),
    withPhone: (phone) => (phone === '' ? null : (byPhone.get(customerPhoneKey(phone)) ?? null)),
  };
}

/**
 * Whether two of one name can be the same customer: `mayBe({ gstin: '', pin: '' }, { gstin: '', pin: '110007' })` → `true`. Two
 * GSTINs are two customers, and so are two PIN codes.
 */
export function mayBe(one: Pick<Sought, 'gstin' | 'pin'>, other: Pick<Sought, 'gstin' | 'pin'>): boolean {
  const registeredTwice = one.gstin !== '' && other.gstin !== '' && one.gstin !== other.gstin;
  return !registeredTwice && (one.pin === '' || other.pin === '' || one.pin === other.pin);
}

function groupBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

function isLive({ archivedAt }: BookEntry) {
  return archivedAt === null;
}
