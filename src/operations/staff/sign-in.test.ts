import { expect, onTestFinished, test } from 'vitest';
import { actor } from '#test/build/factories.ts';
import { openTestApp, password } from '#test/open/start-test-app.ts';
import { changePassword } from './change-password.ts';
import { checkLogin } from './check-login.ts';
import { signIn } from './sign-in.ts';

const from = { address: '192.0.2.1', limited: false };

async function openShop() {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  return shop.ports;
}

test('Only the hash of a token is kept', async () => {
  const ports = await openShop();
  const signedIn = await signIn(ports, { username: ' Meena ', password }, from);
  const token = signedIn.ok ? signedIn.value.token : '';
  expect(await checkLogin(ports, token)).toMatchObject({ username: 'meena', tokenHash: ports.system.sha256(token) });
  expect(await ports.logins.find(token)).toBeNull();
});

test('A password that is changed during a login does not log in', async () => {
  const ports = await openShop();
  const { verify } = ports.passwords;
  ports.passwords.verify = async (...request) => {
    const right = await verify(...request);
    await changePassword(ports, { username: 'meena', password: 'another long password' }, actor);
    return right;
  };
  expect(await signIn(ports, { username: 'meena', password }, from)).toMatchObject({
    ok: false,
    kind: 'unauthenticated',
  });
});

test('A password is compared as typed: with its spaces, capital letters and accents', async () => {
  const ports = await openShop();
  const chosen = '  Zwölf  Lampen, चार शब्द ';
  expect(await changePassword(ports, { username: 'meena', password: chosen }, actor)).toMatchObject({ ok: true });
  const isTaken = async (typed: string) => (await signIn(ports, { username: 'meena', password: typed }, from)).ok;
  expect(await isTaken(chosen)).toBe(true);
  for (const typed of [chosen.trim(), chosen.toLowerCase(), chosen.normalize('NFD'), chosen.replaceAll('  ', ' ')])
    expect([typed, await isTaken(typed)]).toEqual([typed, false]);
});

test('The typed name of an unknown account is not stored in the audit log', async () => {
  const ports = await openShop();
  const refused: string[] = [];
  ports.logins.auditRefused = async (_, who) => void refused.push(who.username);
  await signIn(ports, { username: 'my password by mistake', password: 'x' }, from);
  await signIn(ports, { username: 'meena', password: 'x' }, from);
  expect(refused).toEqual(['unknown', 'meena']);
});

test('A login from before the clock was set back is not valid until that day', async () => {
  const shop = await openTestApp();
  onTestFinished(() => shop.close());
  const today = shop.clock.now;
  shop.clock.now = '2031-11-21T06:00:00.000Z';
  const signedIn = await signIn(shop.ports, { username: 'meena', password }, from);
  const token = signedIn.ok ? signedIn.value.token : '';
  expect(await checkLogin(shop.ports, token)).not.toBeNull();
  shop.clock.now = today;
  expect(await checkLogin(shop.ports, token)).toBeNull();
});
