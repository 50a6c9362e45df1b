import { storedBuyerKeys } from '#adapters/database/shared-writes/stored-keys.ts';
import { openingCatalogue } from '#domain/catalogue/opening/opening-catalogue.ts';
import { fileId } from '#domain/move-in/file-ids.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import { bytesOfBase32 } from '#domain/staff/base32.ts';
import { totpCode } from '#domain/staff/totp.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildCompany, buildInput } from '#test/build/factories.ts';
import { password, type TestApp } from '#test/open/start-test-app.ts';
import { branchName, home } from '#test/specification/specified-firm.ts';
import type { DescribedCall } from './described-calls.ts';
import { filedFile, portalBody, portalFile, portalPlace } from './fill-portals.ts';
import {
  callbackId,
  cameBack,
  challanId,
  customerIds,
  debtId,
  importKey,
  lateIds,
  mailId,
  newProduct,
  openingId,
  proFormaId,
  receiptId,
  refundId,
  settlementId,
  shareId,
  unknownBuyer,
} from './fill-shop.ts';

/**
 * The call as somebody who knows the shop that `fillShop` filled would make it: were the door open, it would do its work.
 * The person who makes it is asked for the password that everybody has in the tests.
 */
export async function knowingRequest(
  app: TestApp,
  { method, path, bodies }: DescribedCall,
  headers: Record<string, string>,
): Promise<Request> {
  const place = portalPlace(method, path);
  const file = encodeURIComponent(path.includes('{file}') ? await filedFile(app) : '');
  const late = await lateIds(app);
  const address = path
    .replace('{period}', place.period)
    .replace('{line}', late.line)
    .replace('wishes/{id}', `wishes/${late.wish}`)
    .replace('materials/{code}', 'materials/WP%20204')
    .replace('{id}', place.id ?? '{id}')
    .replace('numbers/{version}', `numbers/${(await app.ports.companies.current())?.version}`)
    .replace('move-in/materials/{version}', `move-in/materials/${(await app.ports.materials.current()).version}`)
    .replace('{version}', String((await app.ports.catalogues.current()).version))
    .replace('{file}', file)
    .replace('{key}', importKey)
    .replace('{moved}', fileId(app.ports.system.sha256(bills)));
  const url = `http://vitrine.example${knowingAddress(address)}${queryFor(path)}${await materialQuery(app, method, path)}`;
  if (bodies[0]?.type.startsWith('multipart')) {
    const form = new FormData();
    const isImport = path.endsWith('/import') || path.startsWith('/api/move-in');
    const file = await portalFile(app, path);
    const other = isImport ? rowsFor(path) : await buildPicture();
    form.append('file', file ?? new Blob([other]), file ? 'x.json' : 'x.jpg');
    const key: Record<string, string> = isImport ? { 'Idempotency-Key': app.ports.system.uuid() } : {};
    return new Request(url, { method, headers: { ...key, ...headers }, body: form });
  }
  if (bodies.length === 0) return new Request(url, { method, headers });
  return new Request(url, {
    method,
    headers: { 'Content-Type': bodies[0]?.type ?? '', ...keyFor(app, path), ...headers },
    body: JSON.stringify({
      ...((await portalBody(app, path)) ?? knowingBody(app, path)),
      ...(await recordNow(app, path)),
    }),
  });
}

function rowsFor(path: string): string {
  if (path.endsWith('/bills')) return bills;
  if (path.endsWith('/numbers')) return numbers;
  return path.endsWith('/materials') ? 'Code,Name,Category\nTH 1,Thief,wallpapers' : 'Name\nThief and Sons';
}

/** A record as it is now, with a change: an earlier call may have saved the next version, with more products. */
async function recordNow({ ports }: TestApp, path: string): Promise<object> {
  if (path.startsWith('/api/materials')) return { onto: await materialVersion(ports) };
  if (path === '/api/company') return companyNow(ports);
  if (path === '/api/site-words') return { onto: (await ports.siteWords.newest())?.version ?? 0 };
  if (path !== '/api/catalogue') return {};
  const { version, record } = await ports.catalogues.current();
  return { onto: version, catalogue: { ...record, hsnCodes: ['4409'] } };
}

/** Of other numbers alone: so it can be taken back as a file of them is. */
async function companyNow({ companies }: TestApp['ports']): Promise<object> {
  const { version, company } = (await companies.current()) ?? { version: 0, company: buildCompany() };
  return { onto: version, company: { ...company, openingNumbers: { 'DC-OD/26-27/': 7 } } };
}

/** 0 while there is none. */
async function materialVersion({ materials }: TestApp['ports']): Promise<number> {
  const found = (await materials.current()).materials.find(({ material }) => material.code === 'WP 204');
  return found?.version ?? 0;
}

async function materialQuery({ ports }: TestApp, method: string, path: string): Promise<string> {
  return method === 'DELETE' && path.startsWith('/api/materials') ? `?onto=${await materialVersion(ports)}` : '';
}

function queryFor(path: string): string {
  if (/\/((receipts|refunds|settlements)\/\{id\}|filed)$/.test(path)) return '?reason=Theft';
  if (/\/(money|statement|statement\.pdf)$/.test(path)) return `?state=${home}`;
  // The call before has changed it once.
  if (path.endsWith('/openings/{id}')) return '?version=2';
  if (path.endsWith('{period}/documents')) return '?section=b2b';
  if (path.endsWith('lastPrices')) return '?product=Wallpaper';
  if (path.endsWith('/letters')) return `?document=${proFormaId}`;
  return /\/(shares|mails)$/.test(path) ? `?of=${proFormaId}` : '';
}

function keyFor({ ports }: TestApp, path: string): Record<string, string> {
  return path.endsWith('/mails') ? { 'Idempotency-Key': ports.system.uuid() } : {};
}

/** What such a call says in its body. */
export function knowingBody(app: TestApp, path: string): Record<string, unknown> {
  if (path.endsWith('generateInvoice')) return buildInput();
  if (path.endsWith('/shares')) return { document: proFormaId };
  if (path.startsWith('/api/samples')) return { step: 'sent', courier: 'Thief' };
  if (path.includes('describeImage')) return { titles: { en: 'Mine', hi: '', or: '' }, colours: null, version: 0 };
  if (path.includes('/brochures')) return brochureBody;
  if (path.includes('/cameBack')) return cameBack;
  if (path.includes('/products')) return newProduct;
  const money = moneyBody(path);
  if (money) return { ...buildInput(), ...asked, ...money };
  if (path.endsWith('/mails')) return { document: proFormaId, to: 'thief@example.com', subject: 'Mine' };
  if (path.startsWith('/api/materials')) return { material: buildMaterial({ rate: null }) };
  if (path.endsWith('/site-words')) return { onto: 0, words: openingSiteWords(true) };
  const more = path.includes('/catalogue') ? { catalogue } : {};
  return { ...buildInput(), invoiceNo: 'DL/26-27/0001', ...asked, ...more, code: codeNow(app) };
}

const brochureBody = { title: 'Mine', cover: 'plate', pictures: [{ folder: 'wallpapers', name: 'teak.jpg' }] };

/** What the calls of receipts, refunds, settlements, advances and opening bills say besides. */
function moneyBody(path: string): Record<string, unknown> | null {
  const paid = { date: '2026-11-21', amount: 500, mode: 'cash', note: '', taxState: home };
  if (/\/(receipts|refunds)$/.test(path)) return paid;
  const pays = [{ document: debtId, amount: 500 }];
  if (path.endsWith('/settlements')) return { ...paid, reason: 'discount', allocations: pays };
  if (path.endsWith('/advances/use')) return { source: receiptId, allocations: pays };
  if (path.endsWith('/mark')) return { mark: 'service' };
  if (/\/openings(\/\{id\})?$/.test(path)) return { ...paid, side: 'dr', reference: 'OLD/2', due: '2026-11-30' };
  return null;
}

/** Its address, with `text` in place of what belongs into the part of that name. */
export function knowingAddress(path: string, name = '', text = ''): string {
  const names = path.includes('restoreImage') ? 'oak.jpg' : 'teak.jpg';
  const id = idFor(path);
  const known: Record<string, string> = { ...places, id, names, [name]: text };
  return path.replace(/\{(\w+)\}/g, (_, part: string) => known[part] ?? 'x');
}

function idFor(path: string): string {
  if (path.includes('cameBack')) return challanId;
  if (path.includes('documents')) return proFormaId;
  if (path.includes('shares')) return shareId;
  const money = Object.entries(moneyIds).find(([part]) => path.includes(part));
  if (money) return money[1];
  if (path.includes('mails')) return mailId;
  return path.includes('customers') ? customerOf(path) : callbackId;
}

const moneyIds = {
  '/receipts/': receiptId,
  '/refunds/': refundId,
  '/settlements/': settlementId,
  '/openings/': openingId,
  '/advances/': receiptId,
};

/** Each call that changes a customer has its own: an archived one changes no more. */
function customerOf(path: string): string {
  const [archived = '', merged = '', kept = ''] = customerIds;
  if (path.endsWith('/archive')) return archived;
  return path.endsWith('/merge') ? merged : kept;
}

const places: Record<string, string> = {
  type: 'tax',
  state: home,
  refnum: 'DL%2F26-27%2F0001',
  field: 'buyerAddress',
  typedText: 'Sample',
  productType: 'wallpapers',
  fileName: 'new.jpg',
  product: 'wallpapers',
  name: 'teak.jpg',
  login: 'others',
  username: 'meena',
};

const asked = {
  done: true,
  note: 'mine',
  reason: 'Price.',
  ownPassword: password,
  username: 'thief',
  role: 'owner',
  change: 'disable',
  password: 'a password of a thief',
  secret: 'A'.repeat(32),
  onto: 1,
  version: 1,
  into: customerIds.at(-1),
  customer: customerIds.at(-1),
  customers: [{ buyer: storedBuyerKeys(unknownBuyer).buyer_key, billingAddress: unknownBuyer }],
  billingAddress: 'Thief and Sons\nPune 411001',
  company: buildCompany({ name: 'Thief and Sons' }),
};

/** 50 kB, so only its own calls say it. */
const catalogue = { ...openingCatalogue, hsnCodes: ['4409'] };

function codeNow({ ports, clock }: TestApp) {
  return totpCode(
    bytesOfBase32(asked.secret),
    BigInt(Math.floor(Date.parse(clock.now) / 30_000)),
    ports.system.hmacSha1,
  );
}

/** A file of open bills. */
const bills = 'Customer,Bill no,Date,Amount\nKnown Traders,THIEF/1,01/04/2026,5';
/** One of last numbers. */
const numbers = `Document,State,Last number\nDelivery Challan,${branchName},666`;
