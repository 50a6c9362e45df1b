import type { Logger } from 'pino';
import { customerExportCall, customerListCall, type ListedCustomer } from '#contract/customer-list.ts';
import {
  archiveCustomerCall,
  changeCustomerCall,
  createCustomerCall,
  customerCall,
  customerSuggestCall,
  mergeCustomerCall,
  type OneCustomer,
  type SuggestedCustomer,
} from '#contract/customers.ts';
import { financialYear } from '#domain/calendar/financial-year.ts';
import { indianDate } from '#domain/calendar/indian-date.ts';
import type { Customer } from '#domain/customers/customer.ts';
import { customerCsvHeader, customerCsvRow } from '#domain/customers/customer-csv.ts';
import { noAgeing } from '#domain/receivables/ageing.ts';
import { isOwnBranch } from '#domain/receivables/is-own-branch.ts';
import { csvLine, csvStart } from '#domain/text/csv-line.ts';
import { archiveCustomer, mergeCustomers } from '#operations/customers/archive-customer.ts';
import { changeCustomer, checkCustomer, createCustomer, unknownCustomer } from '#operations/customers/save-customer.ts';
import type { CustomerDebt } from '#operations/ports/outstanding.ts';
import { readIdempotency } from '../http/read-idempotency.ts';
import { sendStream } from '../http/send-stream.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

const MIN_CHARACTERS = 2;
const noDebt = { balance: 0, overdue: 0, since: '' };
const noDocuments = { documents: 0, billed: 0, lastDate: '' };

/** The fixed paths come before `/api/customers/:id`, which would take them too. */
export function customerRoutes(ports: ServerPorts, log: Logger): Route[] {
  const { customers } = ports;
  return [
    route(customerListCall, async ({ context, query }) => {
      const today = indianDate(ports.system.now());
      const owes = query.owes === '' ? {} : { owes: { which: query.owes, today } };
      const filter = { query: query.q, archived: query.archived === 'true', ...owes };
      const { customers: found, count } = await customers.page(filter, query.page, query.size);
      context.header('X-Total-Count', String(count));
      const ids = found.map(({ id }) => id);
      const [sums, debts, last] = await Promise.all([
        documentSums(ports, found),
        debtsOf(ports, ids),
        ports.documentCustomers.lastOf(ids),
      ]);
      const answer: ListedCustomer[] = found.map((customer) => ({
        ...customer,
        ...(sums.get(customer.id) ?? noDocuments),
        lastDocument: last.get(customer.id) ?? null,
        ...debtOnTheWire(debts.get(customer.id)),
      }));
      return context.json(answer);
    }),

    route(customerExportCall, ({ context }) => {
      context.header('Content-Type', 'text/csv; charset=utf-8');
      context.header('Content-Disposition', 'attachment; filename="customers.csv"');
      return sendStream(context, log, exportLines(ports));
    }),

    route(customerSuggestCall, async ({ context, query }) => {
      const typed = query.q.trim();
      const found = [...typed].length < MIN_CHARACTERS ? [] : await customers.suggest(typed);
      const debts = await debtsOf(
        ports,
        found.map(({ id }) => id),
      );
      const answer: SuggestedCustomer[] = found.map((customer) => ({
        ...customer,
        ...debtOnTheWire(debts.get(customer.id)),
      }));
      return context.json(answer);
    }),

    route(createCustomerCall, async ({ context, query, body, actor }) => {
      if (query.preview === '1') {
        const checked = await checkCustomer(ports, '', body);
        return checked.ok ? context.json({ customer: null, warnings: checked.value }) : refuse(context, checked);
      }
      const idempotency = readIdempotency(context, ports.system, body);
      if (!idempotency.ok) return refuse(context, idempotency);
      const saved = await createCustomer(ports, body, idempotency.value, actor);
      return saved.ok ? context.json(saved.value, 201) : refuse(context, saved);
    }),

    route(customerCall, async ({ context, params }) => {
      const customer = await customers.find(params.id);
      if (!customer) return refuse(context, unknownCustomer);
      const debt = (await debtsOf(ports, [customer.id])).get(customer.id);
      const { billed } = (await documentSums(ports, [customer])).get(customer.id) ?? noDocuments;
      const answer: OneCustomer = { ...customer, ...debtOnTheWire(debt), ageing: debt?.ageing ?? noAgeing, billed };
      return context.json(answer);
    }),

    route(changeCustomerCall, async ({ context, params, query, body, actor }) => {
      if (query.preview === '1') {
        const checked = await checkCustomer(ports, params.id, { sez: '', ...body });
        return checked.ok ? context.json({ customer: null, warnings: checked.value }) : refuse(context, checked);
      }
      const saved = await changeCustomer(ports, { ...body, id: params.id }, actor);
      return saved.ok ? context.json(saved.value) : refuse(context, saved);
    }),

    route(archiveCustomerCall, async ({ context, params, body, actor }) => {
      const archived = await archiveCustomer(ports, { ...body, ...params }, actor);
      return archived.ok ? context.json(archived.value) : refuse(context, archived);
    }),

    route(mergeCustomerCall, async ({ context, params, body, actor }) => {
      const merged = await mergeCustomers(ports, { ...body, ...params }, actor);
      return merged.ok ? context.json(merged.value) : refuse(context, merged);
    }),
  ];
}

/** What each was billed this financial year. What goes to our own branch is no sale. */
async function documentSums({ documentCustomers, companies, system }: ServerPorts, customers: readonly Customer[]) {
  const year = financialYear(indianDate(system.now()));
  const sums = await documentCustomers.sumsOf(
    customers.map(({ id }) => id),
    year,
  );
  const firm = (await companies.current())?.company;
  for (const { id, gstin } of customers) {
    const known = sums.get(id);
    if (known && firm && isOwnBranch(firm, gstin)) sums.set(id, { ...known, billed: 0 });
  }
  return sums;
}

function debtsOf({ outstanding, system }: ServerPorts, customers: string[]) {
  return outstanding.ofCustomers(customers, indianDate(system.now()));
}

function debtOnTheWire({ balance, overdue, since }: Omit<CustomerDebt, 'ageing'> = noDebt) {
  return { balance, overdue, overdueSince: since };
}

async function* exportLines({ customers }: ServerPorts) {
  yield csvStart(customerCsvHeader);
  for await (const customer of customers.stream()) yield csvLine(customerCsvRow(customer));
}
