import { createHmac } from 'node:crypto';
import type { NewFactor, OwnAccount } from '#contract/staff/account.ts';
import type { GivenCode } from '#contract/staff/people.ts';
import { bytesOfBase32 } from '#domain/staff/base32.ts';
import { totpCode } from '#domain/staff/totp.ts';
import { type Desk, openDesk } from './desk.ts';
import type { Wire } from './open-wire.ts';

/** The password that everybody of the lived-in shop chooses. */
const chosen = 'quiet lantern under seven mangoes';
const later = 'copper kettle beside nine ferries';

export async function logIn(wire: Wire, body: { username: string; password: string; code?: string }): Promise<string> {
  return (await wire.json<{ token: string }>('POST', '/api/login', { body })).token;
}

/** People come and go: one with an authenticator app, one who leaves, one who forgot the password. */
export async function changePeople(owner: Desk, ownPassword: string): Promise<void> {
  const { wire, now } = owner;
  const add = async (username: string, role: 'staff' | 'owner' = 'staff') => {
    const { code } = await owner.post<GivenCode>('/api/people', { username, role, ownPassword });
    await choose(wire, username, code);
  };
  for (const username of ['ravi', 'asha', 'kiran', 'lata']) await add(username);
  const ravi = openDesk(wire, await logIn(wire, { username: 'ravi', password: chosen }), now);
  // The record lets staff see them.
  await ravi.get('/api/figures');
  await setUpFactor(ravi);
  await ravi.say('POST', '/api/account/factor/off', { ownPassword: chosen });
  const asha = openDesk(wire, await logIn(wire, { username: 'asha', password: chosen }), now);
  await setUpFactor(asha);
  const elsewhere = await logIn(wire, { username: 'ravi', password: chosen });
  const { logins } = await ravi.get<OwnAccount>('/api/account');
  await ravi.say('DELETE', `/api/account/logins/${logins.find(({ current }) => !current)?.id}`);
  await ravi.say('POST', '/api/account/password', { ownPassword: chosen, password: later });
  await logIn(wire, { username: 'ravi', password: later });
  if (elsewhere === ravi.token) throw new Error('Two logins have one token.');
  await ravi.say('POST', '/api/logout');

  for (const change of ['disable', 'enable', 'disable'])
    await owner.say('POST', '/api/people/kiran', { change, ownPassword });
  await owner.say('POST', '/api/people/lata', { change: 'owner', ownPassword });
  const { code } = await owner.post<GivenCode>('/api/people/lata/code', { ownPassword });
  await choose(wire, 'lata', code);
  // Somebody who types another's name.
  await wire.ask('POST', '/api/login', { body: { username: 'kiran', password: 'wrong' } }).catch(() => {});
}

function choose(wire: Wire, username: string, code: string) {
  return wire.ask('POST', '/api/setPassword', { body: { username, code, password: chosen } });
}

async function setUpFactor(desk: Desk): Promise<void> {
  const { secret } = await desk.post<NewFactor>('/api/account/factor');
  const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha1', key).update(message).digest();
  const code = totpCode(bytesOfBase32(secret), BigInt(Math.floor(Date.parse(desk.now()) / 30_000)), hmac);
  await desk.say('POST', '/api/account/factor/on', { secret, code, ownPassword: chosen });
}
