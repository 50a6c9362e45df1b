import { setTimeout } from 'node:timers/promises';
import { buildPicture } from '#test/build/build-picture.ts';
import { logIn, openDesk } from '../open-desk.ts';
import type { Two } from './open-two.ts';

const PATIENCE = 3000;

/** How long one process takes to go by what was done at the other. */
export async function agreeOnTwo(two: Two) {
  const pageMs = await pages(two);
  const tokenMs = await revocation(two);
  return { pageMs, tokenMs, guesses: await guesses(two) };
}

async function until(holds: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await holds()) && performance.now() - begun < PATIENCE) await setTimeout(20);
  return Math.round(performance.now() - begun);
}

/** The slowest of six changes at one to be on the other's page. */
async function pages(two: Two): Promise<number> {
  const [one, other] = [two.program(0), two.program(1)];
  const desk = await openDesk(() => one.origin, one);
  const shows = async () => (await (await fetch(`${other.origin}/awnings`)).text()).includes('Grass weave ivory');
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const body = new FormData();
    body.append('file', new Blob([await buildPicture()]), 'any.jpg');
    const name = `grass-weave-ivory-${turn}.jpg`;
    await desk.insist(
      0,
      () => desk.ask(`/api/uploadfiles/awnings/${name}`, { method: 'POST', body }),
      (answer) => answer.text(),
    );
    times.push(await until(shows));
    await desk.ask(`/api/deleteImage/awnings/${name}`, { method: 'DELETE' });
    times.push(await until(async () => !(await shows())));
  }
  return Math.max(...times);
}

/** From the logout at one to the refusal at the other; the slowest of three. */
async function revocation(two: Two): Promise<number> {
  const [one, other] = [two.program(0), two.program(1)];
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const headers = { Authorization: `Bearer ${await logIn(one.origin, one)}` };
    const status = async () => (await fetch(`${other.origin}/api/desk`, { headers })).status;
    if ((await status()) !== 200) throw new Error('A login at one process does not hold at the other.');
    await fetch(`${one.origin}/api/logout`, { method: 'POST', headers });
    times.push(await until(async () => (await status()) === 401));
  }
  return Math.max(...times);
}

/** Wrong passwords to both in turn, from one address: how many were tried before 429. Eleven more is the end of patience. */
async function guesses(two: Two): Promise<number> {
  await two.restart(0, 'SIGTERM', { RATE_LIMITS: 'on' });
  await two.restart(1, 'SIGTERM', { RATE_LIMITS: 'on' });
  for (let tried = 0; tried < 40; tried++) {
    const program = two.program(tried % 2);
    const answer = await fetch(`${program.origin}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.50' },
      body: JSON.stringify({ username: program.username, password: `a wrong one ${tried}` }),
    });
    await answer.text();
    if (answer.status === 429) return tried;
  }
  return 40;
}
