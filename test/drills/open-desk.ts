import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';
import { buildInput } from '#test/build/factories.ts';
import type { Program } from '#test/program/start-program.ts';
import { home } from '#test/specification/specified-firm.ts';

/** What a client went through until it was answered. */
export type Tally = {
  /** Calls whose answer never came, so that the client asked again with the same key. */
  answersLost: number;
  /** Answers 503 and the like, asked again. */
  askedAgain: number;
  /** The documents that were asked for more than once. */
  again: Set<number>;
};

export type Desk = Awaited<ReturnType<typeof openDesk>>;

class Refused extends Error {}

type Patience = {
  /** Between two attempts, in milliseconds. */
  pause: number;
  /** The statuses after which it asks again. */
  again: number[];
  /** Asks again with another key each time, as a program does that does not know better. */
  keyless: boolean;
  /** Is told the sentence of each answer after which it asks again. */
  hear(sentence: string): void;
};

const patient: Patience = { pause: 50, again: [502, 503, 504], keyless: false, hear: () => {} };

/** A clerk who is logged in, and asks with the same key until there is an answer, as the screen does. */
export async function openDesk(
  origin: () => string,
  credentials: Pick<Program, 'username' | 'password'>,
  patience: Partial<Patience> = {},
) {
  const { pause, again, keyless, hear } = { ...patient, ...patience };
  const token = await logIn(origin(), credentials);
  let closed = false;
  const tally: Tally = { answersLost: 0, askedAgain: 0, again: new Set() };
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${origin()}${path}`, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } });

  const insist = async <T>(document: number, once: () => Promise<Response>, good: (answer: Response) => Promise<T>) => {
    for (let attempt = 0; attempt < 2000 && !closed; attempt++) {
      if (attempt > 0) tally.again.add(document);
      try {
        const answer = await once();
        if (answer.ok) return await good(answer);
        const said = await answer.text();
        if (!again.includes(answer.status)) throw new Refused(`${answer.status} ${said.slice(0, 300)}`);
        tally.askedAgain += 1;
        hear(sentenceIn(said));
      } catch (error) {
        if (error instanceof Refused) throw error;
        tally.answersLost += 1;
      }
      await setTimeout(pause);
    }
    throw new Error(`Nothing was answered to ${document}.`);
  };

  const askForPaper = (document: number, changes: Parameters<typeof buildInput>[0] = {}) =>
    ask('/api/generateInvoice', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': keyless ? randomUUID() : keyOf(document) },
      body: JSON.stringify(buildInput({ referenceNumber: referenceOf(document), ...changes })),
    });

  /** Asks for it once and answers the status, and the sentence of a refusal. */
  const tryAndRead = async (document: number): Promise<{ status: number; sentence: string }> => {
    const answer = await askForPaper(document);
    return { status: answer.status, sentence: sentenceIn(await answer.text()) };
  };

  return {
    token,
    tally,
    /** Nobody asks again from now on. */
    close: () => {
      closed = true;
    },
    ask,
    insist,
    /** Issues the document of this place and answers its number, when its paper came with it. */
    issue: (document: number, changes: Parameters<typeof buildInput>[0] = {}): Promise<string> =>
      insist(
        document,
        () => askForPaper(document, changes),
        async (answer) => {
          const number = answer.headers.get('Invoice-Number');
          const bytes = await answer.arrayBuffer();
          if (!number || bytes.byteLength < 1000) throw new Refused('An answer without a number or without paper.');
          return number;
        },
      ),
    /** Asks for it once and answers the status. */
    tryOnce: async (document: number): Promise<number> => (await tryAndRead(document)).status,
    tryAndRead,
    /** The list's numbers, each with the reference of the input that it was issued for. */
    list: async (kind: InvoiceKind = 'tax'): Promise<Map<string, string>> => {
      const records = (await (await ask(`/api/getInvoiceDetails/${kind}/${home}`)).json()) as {
        refnum: string;
        data: string;
      }[];
      return new Map(records.map(({ refnum, data }) => [refnum, JSON.parse(data).referenceNumber]));
    },
  };
}

/** Of a refusal; '' of anything else. */
function sentenceIn(body: string): string {
  return /^\{"message":"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? '';
}

/** The token of a new login. */
export async function logIn(
  origin: string,
  { username, password }: Pick<Program, 'username' | 'password'>,
): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The drill cannot log in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

export function referenceOf(document: number) {
  return `drill ${document}`;
}

function keyOf(document: number) {
  return `00000000-0000-4000-8000-${String(document).padStart(12, '0')}`;
}
