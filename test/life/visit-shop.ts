import { expect } from 'vitest';
import type { CallbackList } from '#contract/callbacks.ts';
import type { NextDraft } from '#contract/documents.ts';
import type { PhotoAnswer } from '#contract/photos.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { sampleBody } from '#test/build/build-sample.ts';
import type { Desk } from './desk.ts';
import { shown } from './hang-pictures.ts';
import { issue, soldTo } from './issue-documents.ts';

const wall = { widthMm: 3658, heightMm: 3048 };

/** What visitors do, without a login: enquiries, some of which are held back, a sheet, a question about a link. Staff deal with them. */
export async function visitShop(desk: Desk, link: string): Promise<void> {
  const { ask } = desk.wire;
  const said = {
    user_email: '',
    user_name: 'Asha Rao',
    contact_number: '98100 12345',
    message: 'Blinds for six windows.',
  };
  const enquire = (body: object, headers = {}) => ask('POST', '/api/callback', { body, headers });
  // On a busy machine a visitor may still be shown what was there before the pictures were hung.
  const hung = async () => (await ask('GET', '/api/search?q=lived')).text();
  await expect.poll(hung, { timeout: 60_000 }).toMatch(/wallpapers\/lived-(teak|oak)/);
  const [seen] = await desk.get<PhotoAnswer[]>('/api/filenames/wallpapers?names=lived-oak.jpg');
  const asked = await enquire({ ...said, pictures: shown, measures: [{ picture: seen?.hash, ...wall }] });
  await sendPhoto(desk, asked.headers.get('Callback-Id'), 64);
  await ask('POST', '/api/callback', { form: new URLSearchParams({ ...said, message: 'By a form without script.' }) });
  await enquire({ ...said, message: 'From another site.' }, { 'Sec-Fetch-Site': 'cross-site' });
  await enquire({ ...said, message: 'By a program.', subject: 'Buy now' });
  await ask('POST', '/api/selection/sheet.pdf', { body: { pictures: shown, language: 'hi' } });
  await ask('POST', '/api/measures', { body: { pack: { kind: 'area', wastePercent: 5 }, walls: [wall] } });
  await ask('GET', '/api/download/datasheets/lived-sheet.pdf');
  const materials = [{ code: 'WP 204', colourway: 'Sage, clay' }];
  await ask('POST', '/api/samples', { body: { ...sampleBody, materials } });
  const plain = new URLSearchParams({ ...sampleBody, email: '', materials: 'WP 204/Sage, clay' });
  await ask('POST', '/api/samples', { form: plain });
  await ask('POST', '/csp', { body: {}, headers: { 'Content-Type': 'application/csp-report' } });
  for (const part of ['', '/file.pdf', '/page/1.png']) await ask('GET', link + part);
  await ask('POST', `${link}/ask`, { form: new URLSearchParams({ ...said, message: 'When does it come?' }) });

  const { callbacks } = await desk.get<CallbackList>('/api/callbacks?size=100');
  const wanted = callbacks.filter(({ sample }) => sample);
  for (const [index, { id }] of wanted.entries())
    await desk.post(`/api/samples/${id}`, {
      step: index === 0 ? 'sent' : 'arrived',
      courier: 'Swift',
      consignment: 'SW 1',
    });
  await orderSample(desk, wanted[1]?.id);
  // Who asks for samples sends a photo too, and then wants it deleted.
  await sendPhoto(desk, wanted[0]?.id, 72);
  await desk.say('DELETE', `/api/callbacks/${wanted[0]?.id}/photo`);
  const about = callbacks.find((callback) => callback.about);
  const [first] = callbacks;
  if (!first || !about) throw new Error('The enquiries did not arrive.');
  await desk.post(`/api/callbacks/${about.id}`, { done: true, note: 'Told him: Monday.' });
  await desk.post(`/api/callbacks/${first.id}`, { note: 'Call after five.' });
  const { callbacks: held } = await desk.get<CallbackList>('/api/callbacks?state=held&size=100');
  const released = held.find(({ heldBecause }) => heldBecause === 'elsewhere');
  await desk.post(`/api/callbacks/${released?.id}/retry`);
}

/** 'Write pro-forma' of a request for samples; the pro-forma is invoiced, and a part of it comes back. */
async function orderSample(desk: Desk, request: string | undefined): Promise<void> {
  const { buyers } = desk.firm;
  const begun = await desk.get<NextDraft>(`/api/documents/${request}/next?kind=pro`);
  // What staff have to fill in is blank.
  const known = Object.fromEntries(Object.entries(begun.input).filter(([, text]) => text !== ''));
  const quote = await issue(desk, { ...known, ...soldTo(buyers.studio), type: 'pro', material1: 'WP 204' });
  const { input } = await desk.get<NextDraft>(`/api/documents/${quote.id}/next?kind=tax`);
  const sold = await issue(desk, input);
  const back = await desk.get<NextDraft>(`/api/documents/${sold.id}/next?kind=credit`);
  await issue(desk, { ...back.input, qty1: '1' });
}

async function sendPhoto(desk: Desk, callback: string | null | undefined, width: number): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([await buildPicture({ width, height: 48 })]), 'wall.jpg');
  await desk.wire.ask('POST', `/api/callback/${callback}/photo`, { form });
}
