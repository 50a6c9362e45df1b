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
import { idempotencyKey } from '#contract/invoices.ts';
import { placeIn } from '#domain/customers/place-in.ts';
import { buyerName } from '#domain/invoices/buyer-name.ts';
import { gstinIn } from '#domain/tax/gstin.ts';
import { pinIn } from '#domain/tax/pin-in.ts';
import { addFromDocuments } from '#operations/customers/add-from-documents.ts';
import { unknownCustomer } from '#operations/customers/save-customer.ts';
import type { UnknownBuyer } from '#operations/ports/document-customers.ts';
import { wrongKey } from '../http/wrong-key.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** They come before the routes of one customer, which would take `fromDocuments` for an id. */
export function customerDocumentRoutes(ports: ServerPorts): Route[] {
  return [
    route(unknownBuyersCall, async ({ context, query }) => {
      const { buyers, ...counts } = await ports.documentCustomers.unknownBuyers(query.page, query.size);
      const answer: UnknownBuyersAnswer = { buyers: buyers.map(buyerOnTheWire), ...counts };
      return context.json(answer);
    }),

    route(addBuyersCall, async ({ context, body, actor }) => {
      const key = context.req.header('Idempotency-Key');
      if (key !== undefined && !idempotencyKey.safeParse(key).success) return refuse(context, wrongKey);
      const chosen = body.customers.map(({ buyer, ...fields }) => ({
        buyer,
        fields,
        idempotency:
          key === undefined
            ? null
            : {
                key: `${key.toLowerCase()} ${buyer}`,
                bodyHash: ports.system.sha256(JSON.stringify(fields)),
              },
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
      if (!(await ports.customers.find(params.id))) return refuse(context, unknownCustomer);
      const { state: taxState, from, to, page, size, order } = query;
      const ledger: LedgerAnswer = await ports.customerLedger.page(
        { customer: params.id, taxState, from, to },
        page,
        size,
        order,
      );
      context.header('X-Total-Count', String(ledger.count));
      return context.json(ledger);
    }),

    route(lastPricesCall, async ({ context, params, query }) => {
      const prices: LastPriceAnswer[] = await ports.customerLedger.lastPrices(params.id, query.product.trim());
      return context.json(prices);
    }),
  ];
}

/** With what the newest address shows. */
function buyerOnTheWire({ addresses, ...facts }: UnknownBuyer) {
  const [address = ''] = addresses;
  return {
    ...facts,
    addresses,
    name: buyerName(address),
    gstin: gstinIn(address) ?? '',
    place: placeIn(address),
    pin: pinIn(address) ?? '',
  };
}
