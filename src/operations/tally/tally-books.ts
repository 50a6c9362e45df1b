import type { Company } from '#domain/company/company.ts';
import { nameAndAddress } from '#domain/invoices/name-and-address.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import { partyState } from '#domain/tally/document-voucher.ts';
import { partyLedger, unknownLedger } from '#domain/tally/party-ledgers.ts';
import { ledgerNames, type TallyLedgerNames } from '#domain/tally/tally-ledgers.ts';
import type { LedgerMaster } from '#domain/tally/write-masters.ts';
import { pinIn } from '#domain/tax/pin-in.ts';
import { stateName } from '#domain/tax/states.ts';
import type { UnitCodes } from '#domain/tax/unit-code.ts';
import { foldText } from '#domain/text/fold-text.ts';
import type { TallyDocument, TallyMoney, TallyParty, TallyStore } from '../ports/tally.ts';

/** The names of a file: they are chosen once, so that its masters and its vouchers agree even when something changes meanwhile. */
export type TallyBooks = {
  names: TallyLedgerNames;
  /** The units in which the products have their plain names. */
  units: Map<string, string>;
  /** The codes of the catalogue's units. */
  unitCodes: UnitCodes;
  /** The masters of parties that these name and that were not asked for before. */
  newParties(documents: readonly TallyDocument[], money: readonly TallyMoney[]): Promise<LedgerMaster[]>;
  /** The ledger of the party; `newParties` was told of it. */
  ledgerOf(of: TallyDocument | TallyMoney): { ledger: string; name: string };
};

export function openTallyBooks(tally: TallyStore, company: Company, unitCodes: UnitCodes): TallyBooks {
  const names = ledgerNames(company.tallyLedgers);
  const customers = new Map<string, { ledger: string; name: string }>();
  const unknown = new Map<string, string>();

  const addCustomers = async (ids: string[]): Promise<LedgerMaster[]> => {
    const missing = [...new Set(ids)].filter((id) => !customers.has(id));
    const parties = await tally.parties(missing);
    return parties.map((party) => {
      const ledger = partyLedger(party, names);
      customers.set(party.id, { ledger, name: party.name });
      return customerMaster(party, ledger, company);
    });
  };

  const addUnknown = async (documents: readonly TallyDocument[]): Promise<LedgerMaster[]> => {
    const missing = new Map(
      documents
        .filter(({ customer, buyerName }) => customer === null && !unknown.has(foldText(buyerName)))
        // The last one describes the buyer: one that has his GSTIN, and the PIN that staff added.
        .toSorted((one, other) => factsKnown(one) - factsKnown(other))
        .map((document) => [foldText(document.buyerName), document]),
    );
    const taken = await tally.namesInBook([...missing.values()].map(({ buyerName }) => buyerName));
    return [...missing].map(([key, document]) => {
      const ledger = unknownLedger(document.buyerName, taken.has(key), names);
      unknown.set(key, ledger);
      return unknownMaster(document, ledger, company);
    });
  };

  return {
    names,
    units: new Map(),
    unitCodes,
    newParties: async (documents, money) => [
      ...(await addCustomers([...documents, ...money].flatMap(({ customer }) => customer ?? []))),
      ...(await addUnknown(documents)),
    ],
    ledgerOf: (of) => {
      const known = of.customer === null ? undefined : customers.get(of.customer);
      if (known) return known;
      const name = 'buyerName' in of ? of.buyerName : '';
      const ledger = unknown.get(foldText(name));
      // A document that was linked to a new customer while the file was written.
      return { ledger: ledger ?? unknownLedger(name, false, names), name };
    },
  };
}

function factsKnown({ facts, pin }: TallyDocument): number {
  return (facts.gstin === '' ? 0 : 2) + (pin === null ? 0 : 1);
}

function customerMaster(party: TallyParty, ledger: string, company: Company): LedgerMaster {
  return {
    name: ledger,
    group: groupOf(`GSTIN ${party.gstin}`, company),
    billWise: true,
    address: nameAndAddress(party.billingAddress).lines,
    state: stateName(party.stateCode) ?? '',
    pin: party.pin,
    gstin: party.gstin,
  };
}

function unknownMaster({ draft, facts, pin }: TallyDocument, ledger: string, company: Company): LedgerMaster {
  const { buyerAddress } = draft;
  return {
    name: ledger,
    group: groupOf(buyerAddress, company),
    billWise: true,
    address: nameAndAddress(buyerAddress).lines,
    state: partyState(buyerAddress, facts.gstin),
    pin: pin ?? pinIn(buyerAddress) ?? '',
    gstin: facts.gstin,
  };
}

function groupOf(buyer: string, company: Company): string {
  return isOwnBranch(company, buyer) ? 'Branch / Divisions' : 'Sundry Debtors';
}
