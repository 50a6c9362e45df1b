import { startProgram } from '#test/program/start-program.ts';
import { type Drill, withFault } from './drill.ts';
import { logIn } from './open-desk.ts';
import { verifyShop } from './verify-shop.ts';
import { withStores } from './with-stores.ts';

const KEY = '00000000-0000-4000-8000-0000000000bb';

/** A file of customers, and the program killed while it is stored, again and again. */
export const importDrill: Drill = {
  name: 'import',
  holds: 'A program that is killed while it imports customers has stored whole batches, and the same call goes on',
  faults: [
    {
      name: 'a result without what was stored before the kill',
      file: 'operations/customers/import-customers.ts',
      replace: 'let { added, changed, batches } = state;',
      by: 'let { added, changed, batches } = { ...state, added: 0, changed: 0 };',
    },
  ],
  run: ({ size, fault }, tell) =>
    withStores('SQLite', async ({ dataDir, databaseUrl }) => {
      const [rows, kills] = size === 'long' ? [20_000, 12] : [1_000, 1];
      const env = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...withFault(fault) };
      const stored: number[] = [];
      let program = await startProgram(env);
      try {
        for (let kill = 0; kill < kills; kill++) {
          const headers = { Authorization: `Bearer ${await logIn(program.origin, program)}` };
          await importUntil(program.origin, headers, rows, (rows * (kill + 1)) / (kills + 1));
          await program.kill('SIGKILL');
          program = await startProgram(env, { again: true });
          stored.push(await count(program.origin, { Authorization: `Bearer ${await logIn(program.origin, program)}` }));
        }
        const headers = { Authorization: `Bearer ${await logIn(program.origin, program)}` };
        const result = await importUntil(program.origin, headers, rows, Number.POSITIVE_INFINITY);
        const whole = stored.every((number) => number % 200 === 0 && number > 0 && number < rows);
        tell('whole batches are stored after each kill', whole, { stored });
        const inBook = await count(program.origin, headers);
        const told = result?.added === rows;
        tell('in the end each row is there once, and the result says so', inBook === rows && told, {
          rows,
          kills,
          inBook,
          ...result,
        });
      } finally {
        await program.kill('SIGTERM');
      }
      const { isWhole, faults } = await verifyShop(env);
      tell('the shop is whole', isWhole, { faults });
    }),
};

/** Asks for the import and reads its progress until so many rows are done; returns the result when it was all. */
async function importUntil(
  origin: string,
  headers: Record<string, string>,
  rows: number,
  enough: number,
): Promise<{ added: number } | null> {
  const form = new FormData();
  form.set('file', new Blob([sheetOf(rows)]), 'parties.csv');
  const answer = await fetch(`${origin}/api/customers/import`, {
    method: 'POST',
    headers: { ...headers, 'Idempotency-Key': KEY },
    body: form,
  });
  if (!answer.ok || !answer.body) throw new Error(`The import was refused: ${answer.status} ${await answer.text()}`);
  let said = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    said += part;
    const lines = said.split('\n');
    said = lines.pop() ?? '';
    for (const line of lines) {
      const { done = 0, result } = JSON.parse(line) as { done?: number; result?: { added: number } };
      if (result) return result;
      if (done >= enough) return null;
    }
  }
  throw new Error('The import ended without a result.');
}

function sheetOf(rows: number): string {
  const lines = Array.from(
    { length: rows },
    (_, index) => `Sample Hotels ${index},98${String(index).padStart(8, '0')}`,
  );
  return ['Party Name,Mobile', ...lines].join('\n');
}

async function count(origin: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${origin}/api/customers?size=1`, { headers });
  await answer.arrayBuffer();
  return Number(answer.headers.get('X-Total-Count'));
}
