import type { CallbackList } from '#contract/callbacks.ts';
import type { Desk } from './desk.ts';
import { shown } from './hang-pictures.ts';

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
  await enquire({ ...said, pictures: shown });
  await ask('POST', '/api/callback', { form: new URLSearchParams({ ...said, message: 'By a form without script.' }) });
  await enquire({ ...said, message: 'From another site.' }, { 'Sec-Fetch-Site': 'cross-site' });
  await enquire({ ...said, message: 'By a program.', subject: 'Buy now' });
  await ask('POST', '/api/selection/sheet.pdf', { body: { pictures: shown, language: 'hi' } });
  await ask('POST', '/csp', { body: {}, headers: { 'Content-Type': 'application/csp-report' } });
  for (const part of ['', '/file.pdf', '/page/1.png']) await ask('GET', link + part);
  await ask('POST', `${link}/ask`, { form: new URLSearchParams({ ...said, message: 'When does it come?' }) });

  const { callbacks } = await desk.get<CallbackList>('/api/callbacks?size=100');
  const about = callbacks.find((callback) => callback.about);
  const [first] = callbacks;
  if (!first || !about) throw new Error('The enquiries did not arrive.');
  await desk.post(`/api/callbacks/${about.id}`, { done: true, note: 'Told him: Monday.' });
  await desk.post(`/api/callbacks/${first.id}`, { note: 'Call after five.' });
  const { callbacks: held } = await desk.get<CallbackList>('/api/callbacks?state=held&size=100');
  const released = held.find(({ heldBecause }) => heldBecause === 'elsewhere');
  await desk.post(`/api/callbacks/${released?.id}/retry`);
}
