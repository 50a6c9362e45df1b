import { openCallbackPhotos } from '#adapters/database/callbacks/callback-photos.ts';
import { openCallbackStore } from '#adapters/database/callbacks/callback-store.ts';
import { openSampleStore } from '#adapters/database/callbacks/sample-store.ts';
import { openCatalogueStore } from '#adapters/database/catalogue/catalogue-store.ts';
import { openProductWishStore } from '#adapters/database/catalogue/product-wish-store.ts';
import { openCompanyStore } from '#adapters/database/company/company-store.ts';
import { openCustomerStore } from '#adapters/database/customers/customer-store.ts';
import type { Database } from '#adapters/database/engine/tables.ts';
import { openMailStore } from '#adapters/database/mails/mail-store.ts';
import { openMaterialStore } from '#adapters/database/materials/material-store.ts';
import { openWidePictures } from '#adapters/database/photos/added-variants.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openReceivableStore } from '#adapters/database/receivables/receivable-store.ts';
import { openPagePictures } from '#adapters/database/shares/page-pictures.ts';
import { openShareStore } from '#adapters/database/shares/share-store.ts';
import { openSiteWordsStore } from '#adapters/database/site-words/site-words-store.ts';
import { openUserStore } from '#adapters/database/staff/user-store.ts';
import { openTallyStore } from '#adapters/database/tally/tally-store.ts';
import { readCustomer } from '#domain/customers/read-customer.ts';
import { openingSiteWords } from '#domain/site-words/opening-site-words.ts';
import type { NewShare } from '#operations/ports/shares.ts';
import { buildCustomer } from '#test/build/build-customer.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { buildMaterial } from '#test/build/build-material.ts';
import { buildOpening, buildReceipt } from '#test/build/build-money.ts';
import { buildSample } from '#test/build/build-sample.ts';
import { actor, buildCallback, buildCompany, buildPhoto } from '#test/build/factories.ts';
import { buildAccount } from '#test/open/open-test-staff.ts';
import { home } from '#test/specification/specified-firm.ts';

const at = '2026-11-21T06:00:00.000Z';

/** A shop in which every table whose rows are told has rows, of each kind of deed. */
export async function fillSealedShop(database: Database): Promise<void> {
  await openCompanyStore(database).save(buildCompany(), false, at, actor);
  await fillPeople(database);
  await fillPictures(database);
  const catalogues = openCatalogueStore(database);
  const { version, record } = await catalogues.current();
  await catalogues.saveOnto(version, { ...record }, at, actor);
  const words = openingSiteWords(true);
  await openSiteWordsStore(database).saveOnto(0, { before: openingSiteWords(false), words }, at, actor);
  const materials = openMaterialStore(database);
  await materials.saveOnto(0, buildMaterial(), at, actor);
  await materials.removeOnto(1, buildMaterial().code, at, actor);
  const wishes = openProductWishStore(database);
  for (const id of ['WISH', 'DECLINED'])
    await wishes.ask(
      { id, name: id, hsn: '', unit: '', gst: '', note: 'for a hotel', askedAt: at, askedBy: 'meena' },
      actor,
    );
  await wishes.decline('DECLINED', at, actor);
  await fillMoney(database);
  await fillLinks(database);
  await openTallyStore(database).keepUnits([{ product: 'Wallpaper', unit: 'roll' }], at);
  await fillCallbacks(database);
}

async function fillPeople(database: Database): Promise<void> {
  const users = openUserStore(database);
  await users.add(buildAccount('owner', 'Asha', 'owner'), at, actor);
  await users.add(buildAccount('clerk', 'Meena'), at, actor);
  await users.add(buildAccount('former', 'Ravi'), at, actor);
  await users.setRole('clerk', 'owner', at, actor);
  await users.setFactor('clerk', { secret: 'plain', used: 1 }, at, actor);
  await users.takeFactor('clerk', 2);
  await users.replaceSecrets([{ id: 'clerk', before: 'plain', after: 'encrypted' }], 'k1', at, actor);
  await users.disable('former', at, actor);
  await users.giveCode('clerk', 'no password', { hash: 'code', until: '2026-11-22T06:00:00.000Z' }, at, actor);
}

async function fillPictures(database: Database): Promise<void> {
  const photos = openPhotoIndex(database);
  const wide = buildPhoto({ name: 'wide.jpg', width: 2400, height: 1800 });
  for (const photo of [wide, buildPhoto({ name: 'teak.jpg' }), buildPhoto({ name: 'gone.jpg' })])
    await photos.add(photo, actor);
  const words = { titles: { en: 'Teak', hi: 'सागौन', or: '' }, colours: ['brown' as const], version: 0 };
  await photos.describe('wallpapers', 'teak.jpg', words, at, actor);
  await photos.remove('wallpapers', ['teak.jpg', 'gone.jpg'], at, actor);
  await photos.restore('wallpapers', ['teak.jpg'], at, actor);
  const variant = { format: 'avif' as const, width: 2048, height: 1536, file: 'f'.repeat(64), bytes: 9 };
  await openWidePictures(database).keep([{ id: wide.id, variant }], 100, at);
}

async function fillMoney(database: Database): Promise<void> {
  const idempotency = { key: 'customer', bodyHash: 'body' };
  const entry = { id: 'CUSTOMER', fields: readCustomer(buildCustomer()), idempotency };
  await openCustomerStore(database).create(entry, at, actor);
  const money = openReceivableStore(database);
  const opening = { id: 'OPENING', fields: buildOpening({ customer: 'CUSTOMER' }), idempotency };
  await money.addOpening(opening, at, actor);
  await money.issue({
    id: 'RECEIPT',
    draft: buildReceipt({ customer: 'CUSTOMER' }),
    companyVersion: 1,
    specimen: false,
    openingNumber: 1,
    issuedAt: at,
    actor,
    idempotency,
  });
  const lines = [{ debt: 'OPENING', amount: 100_00 }];
  const pay = money.useAdvance;
  await pay({ id: 'USE', source: 'RECEIPT', date: '2026-11-21', lines, idempotency }, at, actor);
}

async function fillLinks(database: Database): Promise<void> {
  const shares = openShareStore(database);
  const share: NewShare = {
    id: 'SHARE',
    of: { kind: 'document', id: 'document' },
    forWhom: 'Sample Interiors',
    language: 'hi',
    expiresAt: '2026-11-28T06:00:00.000Z',
    tokenHash: 'token',
    paper: null,
    subject: `tax/${home}/DL/26-27/0001`,
  };
  await shares.add(share, at, actor);
  await shares.add({ ...share, id: 'ENDED', tokenHash: 'another' }, at, actor);
  await shares.end('ENDED', at, actor);
  await openPagePictures(database).keep('paper', { page: 1, pages: 1, width: 9, height: 9, picture: 'p' }, at);
  await openMailStore(database).add(buildMail({ id: 'MAIL' }), at, actor);
}

async function fillCallbacks(database: Database): Promise<void> {
  const callbacks = openCallbackStore(database);
  const picture = { folder: 'wallpapers', name: 'teak.jpg', title: 'Teak', hash: 'h', removed: false };
  const about = { share: 'SHARE', kind: 'document' as const, id: 'document', subject: `tax/${home}/DL/26-27/0001` };
  const wall = {
    picture: 'h',
    widthMm: 3658,
    heightMm: 3048,
    openings: [],
    quantity: 3,
    unit: 'roll',
    words: ['Rolls: 3'],
  };
  await callbacks.add(buildCallback({ id: 'DONE', pictures: [picture], measures: [wall], about }), at);
  const photo = {
    callback: 'DONE',
    file: 'f'.repeat(64),
    width: 640,
    height: 480,
    bytes: 9,
    receivedAt: at,
    deletedAt: null,
  };
  await openCallbackPhotos(database).add(photo);
  await callbacks.add(buildCallback({ id: 'SAMPLES', message: 'Samples: WP 204', sample: buildSample() }), at);
  const move = { step: 'sent', courier: 'Swift', consignment: 'SW 1' } as const;
  await openSampleStore(database).move('SAMPLES', move, true, at, actor);
  await callbacks.change('DONE', { done: true, note: 'Called.' }, at, actor);
  await callbacks.add(buildCallback({ id: 'TRAPPED', state: 'held', heldBecause: 'trap', message: 'Buy' }), at);
  await callbacks.change('TRAPPED', { note: 'A program.' }, at, actor);
  await callbacks.add(buildCallback({ id: 'FREED', state: 'held', heldBecause: 'trap', message: 'Sell' }), at);
  await callbacks.retry('FREED', at, actor);
}
