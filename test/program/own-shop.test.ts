import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { Desk } from '#contract/desk.ts';
import type { SetupAnswer } from '#contract/staff/setup.ts';
import { logIn } from '#test/drills/open-desk.ts';
import { withStores } from '#test/drills/with-stores.ts';
import { runVitrine } from './run-vitrine.ts';
import { startProgram } from './start-program.ts';

test('The account of the owner goes on also when the program is stopped while the new shop begins', async () => {
  await withStores('SQLite', async ({ dataDir }) => {
    let gone: () => void = () => {};
    const isAside = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const env = { PORT: '0', DATA_DIR: dataDir, DEMO: 'true' };
    const program = await startProgram(env, { hear: (words) => words.includes('is set aside in') && gone() });
    const token = await logIn(program.origin, program);
    await fetch(`${program.origin}/api/setup/own-shop`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ confirm: 'start my own shop' }),
    });
    await isAside;
    await program.kill('SIGKILL');
    // As the next start is: with no word about a demo or an account.
    const again = await startProgram(
      { PORT: '0', DATA_DIR: dataDir, DEMO: '', STAFF_USERNAME: '', STAFF_PASSWORD: '' },
      { again: true },
    );
    onTestFinished(() => again.kill('SIGTERM'));
    const own = await logIn(again.origin, program);
    const desk = await (
      await fetch(`${again.origin}/api/desk`, { headers: { Authorization: `Bearer ${own}` } })
    ).json();
    expect(desk).toMatchObject({ demo: false, company: null, username: program.username, role: 'owner' });
    expect(readdirSync(dataDir)).not.toContain('next-owner.json');
  });
});

test('An owner starts a shop of the own from the demo: the demo is set aside whole, and the same password opens the empty shop', async () => {
  await withStores('SQLite', async ({ dataDir }) => {
    let said = '';
    const env = { PORT: '0', DATA_DIR: dataDir, DEMO: 'true' };
    const program = await startProgram(env, { hear: (words) => (said += words) });
    onTestFinished(() => program.kill('SIGTERM'));
    const ask = (token: string, path: string, body?: object) =>
      fetch(program.origin + path, {
        headers: { Authorization: `Bearer ${token}`, ...(body ? { 'Content-Type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
    const token = await logIn(program.origin, program);
    expect(await (await ask(token, '/api/setup')).json()).toMatchObject({ demo: true, own: null });

    const slip = await ask(token, '/api/setup/own-shop', { confirm: 'yes' });
    expect([slip.status, JSON.stringify(await slip.json())]).toEqual([
      422,
      expect.stringContaining('start my own shop'),
    ]);
    const begun = await ask(token, '/api/setup/own-shop', { confirm: ' Start my own shop ' });
    expect(begun.status).toBe(202);
    // The old token ends with the old shop.
    const status = () =>
      ask(token, '/api/desk').then(
        (answer) => answer.status,
        () => 0,
      );
    while ((await status()) !== 401) await setTimeout(100);

    const own = await logIn(program.origin, program);
    const desk = (await (await ask(own, '/api/desk')).json()) as Desk;
    expect(desk).toMatchObject({ demo: false, company: null, role: 'owner', username: program.username });
    const setup = (await (await ask(own, '/api/setup')).json()) as SetupAnswer;
    expect(setup.steps.filter(({ done }) => done)).toEqual([]);
    expect(setup.own).toContain('a shop of your own already');
    expect((await ask(own, '/api/setup/own-shop', { confirm: 'start my own shop' })).status).toBe(409);
    const aside = readdirSync(dataDir).find((name) => name.startsWith('set-aside-')) ?? '';
    expect(said).toContain(`The demo is set aside in ${join(dataDir, aside)}.`);
    expect(said).toContain(`Look around in the demo, or set up your own shop: ${program.origin}/setup`);
    expect(said).toContain(`Set up your shop: ${program.origin}/setup`);
    expect(said.match(/Vitrine is ready at \S+/g)).toEqual(Array(2).fill(`Vitrine is ready at ${program.origin}`));
    await program.kill('SIGTERM');
    for (const folder of [dataDir, join(dataDir, aside)])
      expect(await runVitrine(['verify'], { DATA_DIR: folder })).toMatchObject({ code: 0 });

    // The next start neither loads the demo again nor makes another account.
    const again = await startProgram({ ...env, DEMO: '' }, { again: true });
    onTestFinished(() => again.kill('SIGTERM'));
    const later = await logIn(again.origin, again);
    expect(
      await (await fetch(`${again.origin}/api/desk`, { headers: { Authorization: `Bearer ${later}` } })).json(),
    ).toMatchObject({
      demo: false,
      company: null,
    });
  });
});
