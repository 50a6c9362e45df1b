import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { MailAnswer } from '#contract/mails.ts';
import { openTestSmtp } from '#test/open/open-test-smtp.ts';
import { runVitrine } from '#test/program/run-vitrine.ts';
import { type Program, startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { issueOne } from './issue-one.ts';
import { logIn, openDesk } from './open-desk.ts';
import { withStores } from './with-stores.ts';

/** The job begins ten seconds after a start and sends every ten seconds. */
const PATIENCE = 40_000;

/** A mail server that stops answering in the middle of a mail, and the program killed there, again and again. */
export const mail: Drill = {
  name: 'mail',
  holds: 'A program that is killed in the middle of a mail never sends it twice by itself: only a person does',
  faults: [
    {
      name: 'a mail that was being sent waits again after a crash',
      file: 'adapters/database/mails/mail-tries.ts',
      replace: ".set({ state: 'unknown', last_error: error })",
      by: ".set({ state: 'waiting', next_try_at: '2026-01-01T00:00:00.000Z' })",
    },
    {
      name: 'a mail that is not stored as being sent before the mail server is called',
      file: 'adapters/database/mails/mail-tries.ts',
      replace: "state: 'sending',\n          next_try_at: null,",
      by: "state: 'waiting',",
    },
  ],
  run: async ({ size, fault }, tell) => {
    const kills = size === 'long' ? 12 : 2;
    for (const engine of size === 'long' ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const))
      await withStores(engine, async ({ dataDir, databaseUrl }) => {
        const { state: server, close } = await openTestSmtp();
        const mailTo = `smtp://127.0.0.1:${server.port}`;
        const stores = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
        const env = { ...stores, MAIL_URL: mailTo, MAIL_TO: 'shop@example.com', ...withFault(fault) };
        let program = await startProgram(env);
        try {
          const desk = await openDesk(() => program.origin, program);
          const document = await issueOne(desk);
          const ids: string[] = [];
          for (let kill = 0; kill < kills; kill++) {
            // In turns: the server has all of it and says nothing, or has not asked for it yet.
            server.hanging = kill % 2 === 0 ? 'after the mail' : 'before the mail';
            ids.push(await askForMail(program, document, kill));
            await until(async () => (await statesOf(program, document)).includes('sending'));
            if (server.hanging === 'after the mail') await until(async () => tookOf(server, kill) > 0);
            await program.kill('SIGKILL');
            await freeLeases(databaseUrl);
            server.hanging = 'never';
            program = await startProgram(env, { again: true });
            await until(async () => !(await statesOf(program, document)).includes('sending'));
          }
          // Twice the time between two runs: what would be sent again is sent by then.
          await setTimeout(22_000);
          const states = await statesOf(program, document);
          const took = ids.map((_, kill) => tookOf(server, kill));
          tell(`${engine}: after each kill the mail is unknown`, states.join() === ids.map(() => 'unknown').join(), {
            kills,
            states,
          });
          const asExpected = took.every((count, kill) => count === (kill % 2 === 0 ? 1 : 0));
          tell(`${engine}: no mail is sent twice by itself`, asExpected, { took });
          for (const id of ids) await retry(program, id);
          await until(async () => (await statesOf(program, document)).every((each) => each === 'sent'));
          const again = ids.map((_, kill) => tookOf(server, kill));
          tell(
            `${engine}: a person sends each once more`,
            again.every((count, kill) => count === (took[kill] ?? 0) + 1),
            { took: again },
          );
        } finally {
          await program.kill('SIGTERM');
          await close();
        }
        const { code, said } = await runVitrine(['verify'], stores);
        tell(`${engine}: the shop is whole`, code === 0, code === 0 ? {} : { said: said.slice(-1_000) });
      });
  },
};

function recipientOf(kill: number) {
  return `buyer${kill}@example.com`;
}

/** How often the server took the whole mail of this turn. */
function tookOf({ mails }: Awaited<ReturnType<typeof openTestSmtp>>['state'], kill: number): number {
  return mails.filter(({ to }) => to.includes(recipientOf(kill))).length;
}

async function send(program: Program, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${await logIn(program.origin, program)}`, ...init.headers };
  const answer = await fetch(`${program.origin}${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function askForMail(program: Program, document: string, kill: number): Promise<string> {
  const key = `00000000-0000-4000-8000-${String(kill).padStart(12, '0')}`;
  const answer = await send(program, '/api/mails', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ document, to: recipientOf(kill), subject: 'Your invoice', words: 'Here it is: [link]' }),
  });
  return ((await answer.json()) as MailAnswer).id;
}

async function retry(program: Program, id: string): Promise<void> {
  await (await send(program, `/api/mails/${id}/retry`, { method: 'POST' })).arrayBuffer();
}

/** Oldest first. */
async function statesOf(program: Program, document: string): Promise<MailAnswer['state'][]> {
  const list = (await (await send(program, `/api/mails?of=${document}&size=100`)).json()) as MailAnswer[];
  return list.map(({ state }) => state).reverse();
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const begun = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - begun > PATIENCE) return;
    await setTimeout(100);
  }
}

/** A killed program keeps its leases for two minutes. The drill does not wait for their end. */
async function freeLeases(databaseUrl: string): Promise<void> {
  const { write, close } = await openDatabase(databaseUrl);
  try {
    await write.deleteFrom('leases').where('name', '=', 'send outbox').execute();
  } finally {
    await close();
  }
}
