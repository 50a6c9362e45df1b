import {
  type AddedBuyersAnswer,
  addBuyersCall,
  customerLedgerCall,
  type LastPriceAnswer,
  type LedgerAnswer,
  lastPricesCall,
  type UnknownBuyersAnswer,
  unknownBuyersCall,
} from '#contract/customer-documents.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import { purposeText } from '#domain/challans/challan-purposes.ts';
import { challanDays, challanWarning } from '#domain/challans/challan-standing.ts';
import type { Company } from '#domain/company/company.ts';
import { buyerBlock } from '#domain/customers/buyer-block.ts';
import { placeIn } from '#domain/customers/place-in.ts';
import { proFormaStanding } from '#domain/documents/pro-forma-standing.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { entryWords, signedAmount } from '#domain/receivables/account-entry.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { pinIn } from '#domain/tax/pin-in.ts';
import { addFromDocuments } from '#operations/customers/add-from-documents.ts';
import { unknownCustomer } from '#operations/customers/save-customer.ts';
import type { LedgerChallan, LedgerEntry, LedgerProForma } from '#operations/ports/customer-ledger.ts';
import type { UnknownBuyer } from '#operations/ports/document-customers.ts';
import { readKey } from '../http/read-idempotency.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** They come before the routes of one customer, which would take `fromDocuments` for an id. */
export function customerDocumentRoutes(ports: ServerPorts): Route[] {
  return [
    route(unknownBuyersCall, async ({ context, query }) => {
      const { buyers, ...counts } = await ports.documentCustomers.unknownBuyers(query.page, query.size);
      const firm = (await ports.companies.current())?.company;
      const answer: UnknownBuyersAnswer = { buyers: buyers.map((buyer) => buyerOnTheWire(buyer, firm)), ...counts };
      return context.json(answer);
    }),

    route(addBuyersCall, async ({ context, body, actor }) => {
      const key = readKey(context);
      if (!key.ok) return refuse(context, key);
      const chosen = body.customers.map(({ buyer, ...fields }) => ({
        buyer,
        fields,
        idempotency:
          key.value === null
            ? null
            : { key: `${key.value} ${buyer}`, bodyHash: ports.system.sha256(JSON.stringify(fields)) },
      }));
      const added = await addFromDocuments(ports, chosen, actor);
      const answer: AddedBuyersAnswer = {
        customers: added.map(({ buyer, customer, refusal }) => ({
          buyer,
          id: customer?.id ?? null,
          name: customer?.name ?? '',
          message: refusal?.message ?? '',
          problems: refusal?.problems ?? [],
        })),
      };
      return context.json(answer);
    }),

    route(customerLedgerCall, async ({ context, params, query }) => {
      const customer = await ports.customers.find(params.id);
      if (!customer) return refuse(context, unknownCustomer);
      const { state: taxState, page, size, order, ...rest } = query;
      const company = (await ports.companies.current())?.company;
      const isOwn = company !== undefined && isOwnBranch(company, buyerBlock(customer));
      const filter = { ...rest, customer: params.id, taxState, isOwnBranch: isOwn };
      const { entries, proFormas, challans, ...ledger } = await ports.customerLedger.page(filter, page, size, order);
      const today = indianDate(ports.system.now());
      const answer: LedgerAnswer = {
        ...ledger,
        entries: entries.map(entryOnTheWire),
        proFormas: proFormas.map((proForma) => proFormaOnTheWire(proForma, today)),
        challans: challans.map((challan) => challanOnTheWire(challan, today)),
      };
      context.header('X-Total-Count', String(ledger.count));
      return context.json(answer);
    }),

    route(lastPricesCall, async ({ context, params, query }) => {
      const prices: LastPriceAnswer[] = await ports.customerLedger.lastPrices(params.id, query.product.trim());
      return context.json(prices);
    }),
  ];
}

function entryOnTheWire(entry: LedgerEntry): LedgerAnswer['entries'][number] {
  const { id, kind, side, taxState, number, date, due, tds, counts, takesBack, ended, balance } = entry;
  return {
    ...{ id, taxState, number, date, tds, counts, balance },
    kind: kind === 'invoice' ? 'tax' : kind === 'note' ? 'credit' : kind,
    cancelled: takesBack,
    ended,
    due: side === 'debt' && !takesBack ? due : '',
    ...entryWords(entry),
    amount: signedAmount({ ...entry, counts: true }),
  };
}

function proFormaOnTheWire(
  { draft, invoiced, isDeclined, ...document }: LedgerProForma,
  today: string,
): LedgerAnswer['proFormas'][number] {
  const { validUntil, ...standing } = proFormaStanding({ draft, invoiced, isDeclined }, today);
  return { ...document, ...standing, validUntil: validUntil || null };
}

function challanOnTheWire(
  { draft, isOpen, lastDay, warnFrom, ...document }: LedgerChallan,
  today: string,
): LedgerAnswer['challans'][number] {
  const { lastDay: byLaw } = challanDays(draft);
  return {
    ...document,
    isOpen,
    purposeText: purposeText(draft),
    lastDay: isOpen && byLaw !== '' ? lastDay : null,
    warning: isOpen ? challanWarning(byLaw, warnFrom, today) : null,
  };
}

/** With what the newest address shows. What goes to our own branch is no sale. */
function buyerOnTheWire({ addresses, ...facts }: UnknownBuyer, firm: Company | undefined) {
  const [address = ''] = addresses;
  return {
    ...facts,
    ...(firm && isOwnBranch(firm, address) ? { billed: 0 } : {}),
    addresses,
    name: buyerName(address),
    gstin: gstinIn(address) ?? '',
    place: placeIn(address),
    pin: pinIn(address) ?? '',
  };
}
