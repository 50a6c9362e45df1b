import { createHash } from 'node:crypto';
import type { CallbackList } from '#contract/callbacks.ts';
import type { Desk as DeskAnswer } from '#contract/desk.ts';
import type { MaterialListAnswer } from '#contract/materials.ts';
import { registeredStates } from '#domain/company/registered-states.ts';
import type { DescribedCall } from '#test/attacks/described-calls.ts';
import { readZip } from '#test/read/read-zip.ts';
import type { Desk } from './desk.ts';
import { lastMonthOf } from './file-returns.ts';
import { nameOf } from './open-wire.ts';

/** What a shop answers to each address, and the calls that had no good answer because it has no such thing. */
type Answers = { answers: Record<string, string>; unanswered: string[] };

/** Calls whose answers are not the shop's: of a process, of a login, or of a ticket that a backup leaves out. */
const notOfTheShop = [
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/metrics',
  '/api/account',
  '/api/audit/check',
  '/api/document/{ticket}/{file}',
];

/** Every further choice of a list, `{documents}` for each document that is read. Without one it is asked as it is. */
const choices: Record<string, string[]> = {
  '/api/callbacks': ['state=open', 'state=done', 'state=held', 'kind=samples'],
  '/api/customers': ['archived=false', 'archived=true', 'owes=owing'],
  '/api/customers/suggest': ['q=sam'],
  '/api/customers/{id}/lastPrices': ['product=Wallpaper'],
  '/api/customers/{id}/money': ['state={states}'],
  '/api/customers/{id}/statement': ['state={states}'],
  '/api/customers/{id}/statement.pdf': ['state={firstState}'],
  '/api/dayBook': ['', 'kind=tax', 'state={states}&q=sam'],
  '/api/documents/{id}/next': [''],
  '/api/einvoices/{state}/{period}': ['show=all'],
  '/api/getInvoiceDetails/{type}/{state}': ['cancelled=true'],
  '/api/hsnCodes': ['q=4409'],
  '/api/material-choices': ['typed=wp'],
  '/api/material-uses': ['', 'unused=true&sort=code'],
  '/api/jump': ['q=sam', 'q=lived'],
  '/api/letters': ['document={documents}', 'receipt={receipts}'],
  '/api/mails': ['', 'of={documents}', 'of={receipts}', 'of={customers}'],
  '/api/shares': ['', 'of={documents}', 'of={receipts}', 'of={customers}'],
  '/api/outstanding/items': ['customer='],
  '/api/returns/{state}/{period}/documents': ['section=documents', 'section=leftOut', 'section=b2b'],
  '/api/search': ['q=teak', 'colour=green'],
  '/api/receipts': ['cancelled=true'],
  '/api/refunds': ['cancelled=true'],
  '/api/settlements': ['cancelled=true'],
};

/** So many of a thing with an id are read, the newest ones. */
const MOST = 2;
const PAGES = 3;

/**
 * Asks each GET call of the contract: lists whole, and the pages and papers of a few things. `head`: the last line of the
 * audit log that counts. `links`: addresses of shared things.
 */
export async function readLists(desk: Desk, { head, links }: { head: number; links: string[] }): Promise<Answers> {
  const answers: Answers['answers'] = {};
  const unanswered: string[] = [];
  const known = await thingsOf(desk, links);
  for (const call of desk.wire.calls.filter(({ method }) => method === 'GET')) {
    if (notOfTheShop.includes(call.path)) continue;
    const addresses = addressesOf(call, known);
    for (const address of addresses) answers[address] = await answerOf(desk, address, head);
    if (addresses.every((address) => answers[address]?.startsWith(REFUSED))) unanswered.push(nameOf(call));
  }
  return { answers, unanswered };
}

const REFUSED = 'refused: ';

async function answerOf({ wire, token }: Desk, address: string, head: number): Promise<string> {
  const before = address.startsWith('/api/audit?') ? `&before=${head + 1}` : '';
  const answer = await wire.ask('GET', address + before, { token }).catch((error: Error) => error.message);
  // A refusal is an answer too, such as that nothing can be made from a document.
  if (typeof answer === 'string') return REFUSED + answer;
  const count = answer.headers.get('X-Total-Count') ?? '';
  const type = answer.headers.get('Content-Type') ?? '';
  if (!/json|^text|\/xml/.test(type)) return `${count} ${contentOf(new Uint8Array(await answer.arrayBuffer()))}`;
  return `${count} ${countable(address, await answer.text(), head)}`;
}

/** Without what a backup leaves out: logins and one-time codes, and the lines that were written after it. */
function countable(address: string, text: string, head: number): string {
  if (address.startsWith('/api/people')) return text.replaceAll(/"(seenAt|codeUntil)":[^,}]*/g, '');
  // It counts the lines of the audit log.
  if (address.startsWith('/api/returns/')) return text.replace(/"revision":\d+/, '');
  if (!address.startsWith('/api/audit.csv')) return text;
  return text
    .split('\r\n')
    .filter((line) => !/^"?\d/.test(line) || Number(/\d+/.exec(line)) <= head)
    .join('\n');
}

/** The hash of a file; of a ZIP file and a workbook the hashes of what is in it. */
function contentOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return createHash('sha256').update(bytes).digest('hex');
  const parts = [...readZip(bytes)].filter(([name]) => !laterParts.includes(name));
  return parts.map(([name, content]) => `${name} ${contentOf(content)}`).join('\n');
}

/** The hour at which a workbook was written, and what counts the lines of the audit log in a pack. */
const laterParts = ['docProps/core.xml', 'Books/Audit log.xlsx', 'Contents.html'];

type Things = Awaited<ReturnType<typeof thingsOf>>;

/** What the shop has of each thing that an address may name. */
async function thingsOf(desk: Desk, links: string[]) {
  const { get } = desk;
  const { company } = await get<Pick<DeskAnswer, 'company'>>('/api/desk');
  const states = registeredStates(company);
  const listed = async (path: string) => (await get<{ id: string }[]>(path)).map(({ id }) => id).slice(0, MOST);
  const kinds = ['tax', 'pro', 'credit', 'challan'].flatMap((type) => states.map((state) => ({ type, state })));
  const vouchers = async (kind: string) =>
    (await get<{ vouchers: { id: string }[] }>(`/api/${kind}?cancelled=true&size=${MOST}`)).vouchers.map(
      ({ id }) => id,
    );
  const customers = await get<{ id: string }[]>('/api/customers?size=100');
  const photos = await get<{ hash: string; name: string; jpg: number[] }[]>('/api/filenames/wallpapers');
  const month = desk.today().slice(0, 7);
  const periods = [month, lastMonthOf(desk.today()), lastMonthOf(`${lastMonthOf(desk.today())}-01`)];
  const returns = states.flatMap((state) => periods.map((period) => ({ state, period })));
  const filed = await Promise.all(
    returns.map(async (of) => {
      const { filed } = await get<{ filed: { files: { name: string }[] } | null }>(
        `/api/returns/${of.state}/${of.period}`,
      );
      return (filed?.files ?? []).map(({ name: file }) => ({ ...of, file }));
    }),
  );
  const ofKind = kinds.map(({ type, state }) =>
    listed(`/api/getInvoiceDetails/${type}/${state}?page=1&cancelled=true`),
  );
  const { callbacks } = await get<CallbackList>('/api/callbacks?size=100');
  const ids: Record<string, string[]> = {
    callbacks: callbacks.filter(({ photo }) => photo && !photo.deletedAt).map(({ id }) => id),
    documents: (await Promise.all(ofKind)).flat(),
    customers: customers.map(({ id }) => id).slice(0, 2 * MOST),
    receipts: await vouchers('receipts'),
    refunds: await vouchers('refunds'),
    settlements: await vouchers('settlements'),
    samples: (await get<CallbackList>(`/api/callbacks?kind=samples&size=${MOST}`)).callbacks.map(({ id }) => id),
    states,
    firstState: states.slice(0, 1),
  };
  const { materials } = await get<MaterialListAnswer>('/api/materials');
  const codes = materials.slice(0, MOST).map(({ material }) => material.code);
  return { ids, kinds, returns, filed: filed.flat(), photos: photos.slice(0, MOST), codes, links };
}

/** The addresses at which the call is asked, with all that it may be told. */
function addressesOf(call: DescribedCall, things: Things): string[] {
  const pages = call.query.includes('page') ? Array.from({ length: PAGES }, (_, page) => `page=${page + 1}`) : [''];
  const size = call.query.includes('size') ? `size=${call.path === '/api/audit' ? 200 : 100}` : '';
  return pathsOf(call.path, things).flatMap((path) =>
    (choices[call.path] ?? [''])
      .flatMap((choice) => choicesOf(choice, things))
      .flatMap((choice) => pages.map((page) => `${path}?${[choice, page, size].filter(Boolean).join('&')}`)),
  );
}

function choicesOf(choice: string, { ids }: Things): string[] {
  const [part, name = ''] = /\{(\w+)\}/.exec(choice) ?? [];
  return part ? (ids[name] ?? []).map((id) => choice.replace(part, id)) : [choice];
}

function pathsOf(path: string, { ids, kinds, returns, filed, photos, codes, links }: Things): string[] {
  const filled = (values: Record<string, string>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const of = (all: Record<string, string>[]) => all.map(filled);
  if (!path.includes('{')) return [path];
  if (path.startsWith('/d/')) return links.map((link) => path.replace('/d/{token}', link).replace('{file}', '1.png'));
  if (path.includes('{file}') && path.includes('{period}')) return of(filed);
  // Each of these is made in a process of its own, and a pack draws all papers of its month: the last month of the first registration is enough.
  if (/\{period\}\/(.*\.|advances)/.test(path)) return of(returns.slice(1, 2));
  if (path.includes('{period}')) return of(returns);
  if (path.includes('{type}')) return of(kinds);
  if (path.includes('{group}')) return of(['wallpapers', 'hpl', 'pdfs'].map((group) => ({ group })));
  if (path.includes('{product}')) return of(['wallpapers', 'datasheets'].map((product) => ({ product })));
  if (path.includes('{hash}')) return of(photos.map(({ hash, jpg }) => ({ hash, file: `${jpg.at(-1)}.jpg` })));
  if (path.includes('{code}')) return of(codes.map((code) => ({ code })));
  if (path.includes('{category}'))
    return of(photos.map(({ name }) => ({ category: 'wallpapers', file: name, imageName: name })));
  if (path.includes('{typedText}'))
    return of(['buyerAddress', 'consigneeAddress'].map((field) => ({ field, typedText: 'sam' })));
  if (path.includes('{state}')) return of((ids.states ?? []).map((state) => ({ state })));
  const kind = Object.entries(ids).find(([name]) => path.startsWith(`/api/${name}/`));
  return of((kind?.[1] ?? []).map((id) => ({ id })));
}
