import { hash } from 'node:crypto';
import { foldText } from '#domain/text/fold-text.ts';
import { asStored } from '../../engine/as-stored.ts';
import type { Database } from '../../engine/tables.ts';
import { invoiceDigest } from '../../invoices/invoice-digest.ts';
import { type AnyRow, seal, type TableSeal } from '../seal.ts';

/** Documents besides the rows of `invoices`: why they were cancelled, their later papers, what they were made from. */
const cancellations: TableSeal = seal('cancellations', {
  events: ['invoice cancelled'],
  told: async ({ subject, at, who, facts: { reason, why } }, _, read) =>
    reason === undefined ? [] : [[await idOfSubject(read, subject), [at, who, reason, why, subject]]],
  select: (read) =>
    read
      .selectFrom('cancellations')
      .leftJoin('invoices', 'invoices.id', 'cancellations.invoice_id')
      .selectAll('cancellations')
      .select(['kind', 'tax_state', 'number']),
  key: (row) => row.invoice_id,
  state: (row: AnyRow) => [row.cancelled_at, row.cancelled_by, row.reason, row.why, subjectOf(row)],
  once: true,
  fault: ({ row, told }) =>
    `The reason of ${row?.number ?? numberOfSubject(`${told?.[4]}`)} is ${row ? 'not the one that was given' : 'missing'}.`,
});

/** The later papers of documents, and a paper of nothing. Those of receipts, refunds and settlements are told by other lines. */
const laterPapers: TableSeal = seal('papers', {
  events: ['paper named'],
  told: ({ subject, at, facts: { id, paper, sha256 } }) =>
    paper === 'original' ? [] : [[`${id} ${paper}`, [sha256, at, numberOfSubject(subject)]]],
  select: (read) =>
    read
      .selectFrom('papers')
      .leftJoin('invoices', 'invoices.id', 'papers.owner')
      .leftJoin('vouchers', 'vouchers.id', 'papers.owner')
      .selectAll('papers')
      .select('invoices.number')
      .where('vouchers.id', 'is', null),
  key: (row) => `${row.owner} ${row.kind}`,
  state: (row: AnyRow) => [row.hash, row.named_at, row.number],
  once: true,
  fault: ({ key, row, told }) => {
    const paper = `The paper ${laterPaperName(key.split(' ')[1] ?? '')} of ${row?.number ?? told?.[2] ?? key}`;
    return `${paper} is not ${told ? 'the one in the audit log' : 'in the audit log'}.`;
  },
});

const voucherPapers: TableSeal = seal('papers', {
  events: ['voucher paper named'],
  told: ({ subject, at, facts: { id, paper, sha256 } }) => [[`${id} ${paper}`, [sha256, at, subject]]],
  select: (read) =>
    read
      .selectFrom('papers')
      .innerJoin('vouchers', 'vouchers.id', 'papers.owner')
      .selectAll('papers')
      .select('vouchers.number'),
  key: (row) => `${row.owner} ${row.kind}`,
  state: (row: AnyRow) => [row.hash, row.named_at, row.number],
  once: true,
  fault: ({ row, told }) =>
    told
      ? `A paper of ${told[2]} is not the one in the audit log.`
      : `A paper of ${row?.number} is not in the audit log.`,
});

const origins: TableSeal = seal('document_origins', {
  events: ['invoice issued'],
  told: ({ facts: { id, from } }) => (from ? [[id, ['document' in from ? 'document' : 'enquiry', from.id]]] : []),
  key: (row) => row.document,
  state: (row) => [row.kind, row.origin],
  once: true,
  fault: ({ key }) => `What the document ${key} was made from is not as the audit log recorded it.`,
});

const rowOrigins: TableSeal = seal('row_origins', {
  events: ['invoice issued'],
  told: ({ facts: { id, from, rows } }) =>
    from && Array.isArray(rows)
      ? rows.map(([row, originRow, quantity]) => [`${id} ${row}`, [from.id, originRow, quantity]] as const)
      : [],
  key: (row) => `${row.document} ${row.row}`,
  state: (row) => [row.origin, row.origin_row, row.quantity],
  once: true,
  fault: ({ key }) => `What the row ${key} was made from is not as the audit log recorded it.`,
});

const declines: TableSeal = seal('declines', {
  events: ['pro-forma declined', 'pro-forma reopened', 'challan closed', 'challan reopened'],
  told: ({ seq, at, who, what, facts: { id, reason = '' } }) => [
    [`${id} ${seq}`, [what === 'pro-forma declined' || what === 'challan closed' ? 1 : 0, reason, at, who]],
  ],
  key: (row) => `${row.document} ${row.line}`,
  state: (row) => [row.declined, row.reason, row.at, row.by],
  once: true,
  fault: () => 'That a pro-forma was declined, or a challan closed, is not stored as the audit log recorded it.',
});

const cameBack: TableSeal = seal('came_back', {
  events: ['goods came back', 'goods had not come back'],
  told: ({ seq, at, who, facts: { id, date, remark, undoes = 0, rows } }) =>
    (rows as [number, number][]).map(([row, quantity]) => [
      `${id} ${seq} ${row}`,
      [quantity, date, remark, undoes, at, who],
    ]),
  key: (row) => `${row.document} ${row.line} ${row.row}`,
  state: (row) => [row.quantity, row.date, row.remark, row.undoes, row.at, row.by],
  once: true,
  fault: () => 'What came back of a challan is not stored as the audit log recorded it.',
});

const supplements: TableSeal = seal('supplements', {
  events: ['supplement added'],
  told: ({ seq, at, who, subject, facts: { id, reason, sha256 } }) => [
    [`${id} ${seq}`, [reason, sha256, at, who, subject]],
  ],
  select: (read) =>
    read
      .selectFrom('supplements')
      .leftJoin('invoices', 'invoices.id', 'supplements.document')
      .selectAll('supplements')
      .select(['kind', 'tax_state', 'number']),
  key: (row) => `${row.document} ${row.line}`,
  state: (row: AnyRow) => [row.reason, hash('sha256', row.facts), row.at, row.by, subjectOf(row)],
  once: true,
  fault: ({ row, told }) =>
    told
      ? `A supplement of ${told[4]} is not as it was added.`
      : `A supplement of the document ${row?.document} is not in the audit log.`,
});

/** That each issued document is there. What it says is compared where it is read with its line. */
const issuedDocuments: TableSeal = seal('invoices', {
  events: ['invoice issued'],
  told: ({ seq, subject, facts: { id } }) => [[id, [seq, subject]]],
  select: (read) => read.selectFrom('invoices').select(['id', 'issued_seq', 'kind', 'tax_state', 'number']),
  key: (row) => row.id,
  state: (row) => [row.issued_seq, subjectOf(row)],
  once: true,
  fault: ({ row, told }) =>
    row ? `${row.number} is not as it was issued.` : `${numberOfSubject(`${told?.[1]}`)} is missing.`,
});

/** Documents of an earlier release: the digest of their row was told later. */
const sealedDocuments: TableSeal = seal('invoices', {
  events: ['documents sealed'],
  told: ({ facts: { documents } }) =>
    (documents as Digests[]).flatMap(({ id, row }) => (row ? [[id, [row]] as const] : [])),
  only: 'id',
  key: (row) => row.id,
  state: (row) => [invoiceDigest(row)],
  fault: ({ key, row }) => `${row?.number ?? `A document (${key})`} is not as it was issued.`,
});

type Digests = { id: string; row?: string; paper?: string };

const cancelledDocuments: TableSeal = seal('invoices', {
  events: ['invoice cancelled'],
  told: async ({ subject, at, who }, _, read) => [[await idOfSubject(read, subject), [at, who, subject]]],
  select: (read) => read.selectFrom('invoices').selectAll().where('cancelled', '=', 1),
  key: (row) => row.id,
  state: (row) => [row.cancelled_at, asStored(row.cancelled_by ?? ''), subjectOf(row)],
  once: true,
  fault: ({ row, told }) =>
    row && !told
      ? `${row.number} is cancelled, but not in the audit log.`
      : `${row?.number ?? numberOfSubject(`${told?.[2]}`)} is not cancelled as the audit log says.`,
});

/** The first papers, with the lines that name them. Those of an earlier release are not told yet: `line` is null or 0. */
const firstPapers: TableSeal = seal('paper_lines', {
  events: ['paper named', 'documents sealed'],
  told: ({ seq, what, facts }) => {
    if (what === 'paper named') return facts.paper === 'original' ? [[facts.id, [facts.sha256, seq]]] : [];
    return (facts.documents as Digests[]).flatMap(({ id, paper }) => (paper ? [[id, [paper, seq]] as const] : []));
  },
  from: 'invoices',
  select: (read) =>
    read
      .selectFrom('invoices')
      .leftJoin('paper_lines', 'paper_lines.document', 'invoices.id')
      .select(['invoices.id', 'number', 'pdf', 'line'])
      .where((row) => row.or([row('pdf', 'is not', null), row('line', 'is not', null)])),
  key: (row: AnyRow) => row.id,
  state: (row: AnyRow) => [row.pdf, row.line],
  once: true,
  tableOf: ({ row, told }) => (row && told && row.pdf === told[0] ? 'paper_lines' : told ? 'invoices' : 'paper_lines'),
  isUntoldOk: ([pdf, line]) => pdf !== null && (line === null || line === 0),
  fault: ({ key, row, told }) => {
    if (!row) return `The document ${key} names no paper, but the audit log has one.`;
    if (row.pdf === null && told) return `${row.number} names no paper, but the audit log has one.`;
    if (!told) return `The audit log names no paper of ${row.number} in the line that it says.`;
    return row.pdf === told[0]
      ? `${row.number} says that another line of the audit log names its paper.`
      : `${row.number} names another paper than the audit log.`;
  },
});

/** Whose each document is. */
const documentCustomers: TableSeal = seal('document_customers', {
  events: ['invoice issued', 'documents linked', 'document linked'],
  told: async ({ what, subject, before, facts }, _, read) => {
    if (what === 'invoice issued') return facts.customer ? [[facts.id, [facts.customer]]] : [];
    const from = (JSON.parse(before) as { customer?: string } | null)?.customer;
    const replaced = from ? [from] : null;
    if (what === 'document linked')
      return [[await idOfSubject(read, subject), facts.customer ? [facts.customer] : null, replaced]];
    const { customer, documents, customers } = facts as Moves;
    const linked = Object.entries(customers ?? (customer ? { [customer]: documents ?? [] } : {}));
    return linked.flatMap(([to, each]) => each.map((id) => [id, [to], replaced] as const));
  },
  select: (read) =>
    read
      .selectFrom('document_customers')
      .leftJoin('invoices', 'invoices.id', 'document_customers.document')
      .select(['document', 'customer', 'number'])
      .where('customer', 'is not', null),
  key: (row) => row.document,
  state: (row) => [row.customer],
  once: true,
  fault: ({ key, row }) =>
    `${row?.number ?? `The document ${key}`} is not linked to the customer that the audit log recorded.`,
});

type Moves = { customer?: string; documents?: string[]; customers?: Record<string, string[]> };

async function idOfSubject(read: Database['read'], subject: string): Promise<string> {
  const [kind = '', state = ''] = subject.split('/');
  const row = await read
    .selectFrom('invoices')
    .select('id')
    .where('kind', '=', kind)
    .where('tax_state', '=', state)
    .where('number_key', '=', foldText(numberOfSubject(subject)))
    .executeTakeFirst();
  return row?.id ?? subject;
}

function subjectOf(row: AnyRow): string {
  return `${row.kind}/${row.tax_state}/${row.number}`;
}

/** `numberOfSubject('tax/kerala/KL/26-27/0001')` → `'KL/26-27/0001'` */
function numberOfSubject(subject: string): string {
  return subject.split('/').slice(2).join('/');
}

/** `laterPaperName('cancelled')` → `'CANCELLED'` */
function laterPaperName(kind: string): string {
  return kind === 'cancelled' ? 'CANCELLED' : kind === 'original' ? 'of its issue' : 'with IRN';
}

export const documentSeals = {
  cancellations,
  laterPapers,
  voucherPapers,
  origins,
  rowOrigins,
  declines,
  cameBack,
  supplements,
  issuedDocuments,
  sealedDocuments,
  cancelledDocuments,
  firstPapers,
  documentCustomers,
};
