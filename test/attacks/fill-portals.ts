import { fileReturn } from '#operations/returns/file-return.ts';
import { buildPortalAnswer } from '#test/build/build-einvoice.ts';
import { actor, buildNewInvoice } from '#test/build/factories.ts';
import type { TestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const buyer = '21AAAAA0000A1ZE';
const buyerAddress = `Namuna Gruha\nJaydev Vihar\nBhubaneswar 751013\nGSTIN ${buyer}`;

/** Invoices of a filled shop to a registered buyer in another state: what the portals know of each. */
const portalIds = {
  /** Neither its IRN nor a number; how its goods move is known. */
  ready: '00000000-0000-4000-8000-0000000000f1',
  /** The same; the answers of the portals are about it. */
  answered: '00000000-0000-4000-8000-0000000000f2',
  /** It has an IRN that the portal can still cancel. */
  withIrn: '00000000-0000-4000-8000-0000000000f3',
  /** It has an e-way bill. */
  withBill: '00000000-0000-4000-8000-0000000000f4',
};

const filedPeriod = '2026-09';
const openPeriod = '2026-10';

/** Invoices that are sent to the portals, and a return that is filed. The firm of the shop makes e-invoices. */
export async function fillPortals(shop: TestApp, token: string): Promise<void> {
  const moved = { buyerAddress, consigneeAddress: buyerAddress, taxType: 'central' } as const;
  for (const id of Object.values(portalIds)) {
    await shop.ports.invoices.issue(buildNewInvoice(moved, { id }));
    const body = { version: 0, transport };
    await done(shop.call('POST', `/api/documents/${id}/eway`, { token, body }));
  }
  const irn = await irnAnswer(shop, portalIds.withIrn);
  await done(upload(shop, '/api/einvoices/answers', irn, token));
  const body = await billAnswer(shop, portalIds.withBill, '771200000001');
  await done(shop.call('POST', '/api/eway/answers', { token, body }));
  const filing = { state: home, period: filedPeriod, revision: await shop.ports.returns.revision() };
  const filed = await fileReturn(shop.ports, { ...filing, filedOn: '', arn: '' }, actor);
  if (!filed.ok) throw new Error(JSON.stringify(filed));
}

const transport = { mode: 'road', vehicle: 'DL01LX0000', distance: 1745 };

async function done(answer: Response | Promise<Response>): Promise<void> {
  const { ok, status } = await answer;
  if (!ok) throw new Error(`The shop cannot be filled: ${status}.`);
}

function upload(shop: TestApp, path: string, file: Blob, token: string): Response | Promise<Response> {
  const form = new FormData();
  form.append('file', file, 'answer.json');
  return shop.app.request(path, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } });
}

async function irnAnswer({ ports }: TestApp, id: string): Promise<Blob> {
  const invoice = await ports.invoices.findById(id);
  const seller = (await ports.companies.current())?.company.registrations[home]?.gstin ?? '';
  const { number = '', date = '', totals } = invoice ?? {};
  const ackDt = '2026-11-21 11:00:00';
  return jsonOf([
    buildPortalAnswer({ kind: 'tax', number, date, seller, buyer, payable: totals?.payable ?? 0, ackDt }),
  ]);
}

async function billAnswer({ ports }: TestApp, id: string, number: string) {
  const document = (await ports.invoices.findById(id))?.number ?? '';
  return [{ document, number, madeAt: '2026-11-21 10:00', validUntil: '2026-11-30' }];
}

function jsonOf(value: unknown): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}

/** The period and the document that a call of the returns and the portals is about, where it would do its work. */
export function portalPlace(method: string, path: string): { id?: string; period: string } {
  const period = method === 'DELETE' || path.endsWith('{file}') ? filedPeriod : openPeriod;
  if (path.includes('/einvoices/')) return { id: portalIds.withIrn, period };
  if (path.endsWith('/eway/cancelled')) return { id: portalIds.withBill, period };
  return /\/(eway|supplement)$/.test(path) ? { id: portalIds.ready, period } : { period };
}

/** The name of a file of the return that is filed. */
export async function filedFile({ ports }: TestApp): Promise<string> {
  const filing = await ports.returns.filing(home, filedPeriod);
  return filing?.files[0]?.name ?? '';
}

/** The file that a call of the portals sends; null for every other call. */
export async function portalFile(app: TestApp, path: string): Promise<Blob | null> {
  if (path === '/api/einvoices/answers') return irnAnswer(app, portalIds.answered);
  if (path === '/api/eway/answers') return jsonOf(await billAnswer(app, portalIds.answered, '771200000002'));
  return null;
}

/** What a call of the returns and the portals says in its body; null for every other call. */
export async function portalBody({ ports }: TestApp, path: string): Promise<Record<string, unknown> | null> {
  if (path.endsWith('/filed')) return { revision: await ports.returns.revision() };
  if (path.endsWith('/supplement')) return { pin: '751014', reason: 'Theft.' };
  if (path.endsWith('/eway')) return { version: 1, transport: { ...transport, distance: 1 } };
  if (path.endsWith('/eway/cancelled')) return { cancelledAt: '2026-11-21 11:00', reason: 'Theft' };
  if (path.startsWith('/api/einvoices/') && path.endsWith('/cancelled'))
    return { on: '2026-11-21', reason: 'duplicate', why: '' };
  return /\/(inv01|eway\/json)$/.test(path) ? { documents: [portalIds.ready] } : null;
}
