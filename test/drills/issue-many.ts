import { openAuditLog } from '#adapters/database/audit-log.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { buildInput } from '../factories.ts';
import { type Program, startProgram } from './start-program.ts';

export type IssueDrill = {
  databaseUrl: string;
  dataDir: string;
  documents: number;
  clients: number;
  /** How often the program is killed with SIGKILL meanwhile and started again. */
  kills: number;
  port: number;
};

export type IssueReport = {
  documents: number;
  clients: number;
  kills: number;
  seconds: number;
  /** Calls whose answer never came, so that the client asked again with the same key. */
  answersLost: number;
  /** Answers 503 and the like, asked again. */
  askedAgain: number;
  /** Acknowledged numbers that the list does not hold with the very input they were acknowledged for. */
  lost: string[];
  repeated: string[];
  /** Whether the list is exactly 1 to `documents`, and the counter stands there. */
  exact: boolean;
  /** Whether the hash chain of the audit log reckons from its first line to its head. */
  auditHolds: boolean;
};

const SERIES = 'DL/26-27/';

/** Many clients issue into one series while the program is killed and started again; then every acknowledged number is looked for. */
export const issueMany = async (drill: IssueDrill): Promise<IssueReport> => {
  const env = { PORT: String(drill.port), DATA_DIR: drill.dataDir, DATABASE_URL: drill.databaseUrl };
  let program = await startProgram(env);
  const token = await logIn(program);
  const begun = performance.now();
  const acknowledged = new Map<number, string>();
  const report = { answersLost: 0, askedAgain: 0 };

  let next = 0;
  const client = async () => {
    for (let document = next++; document < drill.documents; document = next++)
      acknowledged.set(document, await issueUntilAnswered(() => program.origin, token, document, report));
  };
  const clients = Array.from({ length: drill.clients }, client);
  const killer = (async () => {
    for (let kill = 1; kill <= drill.kills; kill++) {
      const mark = Math.floor((drill.documents * kill) / (drill.kills + 1));
      while (acknowledged.size < mark) await pause(5);
      await program.kill('SIGKILL');
      program = await startProgram(env);
    }
  })();
  await Promise.all([...clients, killer]);
  const seconds = (performance.now() - begun) / 1000;

  const listed = await list(program, token);
  await program.kill('SIGTERM');
  const numbers = [...acknowledged.values()];
  const expected = Array.from(
    { length: drill.documents },
    (_, index) => `${SERIES}${String(index + 1).padStart(4, '0')}`,
  );
  return {
    documents: drill.documents,
    clients: drill.clients,
    kills: drill.kills,
    seconds: Math.round(seconds * 10) / 10,
    ...report,
    lost: [...acknowledged]
      .filter(([document, number]) => listed.get(number) !== referenceOf(document))
      .map(([, number]) => number),
    repeated: numbers.filter((number, index) => numbers.indexOf(number) !== index),
    exact: listed.size === drill.documents && expected.every((number) => listed.has(number)),
    auditHolds: (await auditOf(drill.databaseUrl)).brokenAt === null,
  };
};

const logIn = async ({ origin, username, password }: Program): Promise<string> => {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`The drill cannot log in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
};

const referenceOf = (document: number) => `drill ${document}`;

const keyOf = (document: number) => `00000000-0000-4000-8000-${String(document).padStart(12, '0')}`;

const issueUntilAnswered = async (
  origin: () => string,
  token: string,
  document: number,
  report: { answersLost: number; askedAgain: number },
): Promise<string> => {
  for (let attempt = 0; attempt < 1000; attempt++) {
    try {
      const answer = await fetch(`${origin()}/api/generateInvoice`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          'Idempotency-Key': keyOf(document),
        },
        body: JSON.stringify(buildInput({ referenceNumber: referenceOf(document) })),
      });
      const bytes = await answer.arrayBuffer();
      const number = answer.headers.get('Invoice-Number');
      if (answer.status === 200 && number && bytes.byteLength > 1000) return number;
      if (answer.status !== 503) throw new Refused(`${answer.status} ${new TextDecoder().decode(bytes)}`);
      report.askedAgain += 1;
    } catch (error) {
      if (error instanceof Refused) throw error;
      report.answersLost += 1;
    }
    await pause(50);
  }
  throw new Error(`Document ${document} was never answered.`);
};

class Refused extends Error {}

/** The list's numbers, each with the reference of the input that it was issued for. */
const list = async ({ origin }: Program, token: string): Promise<Map<string, string>> => {
  const answer = await fetch(`${origin}/api/getInvoiceDetails/tax/delhi`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const records = (await answer.json()) as { refnum: string; data: string }[];
  return new Map(records.map(({ refnum, data }) => [refnum, JSON.parse(data).referenceNumber]));
};

const auditOf = async (databaseUrl: string) => {
  const database = await openDatabase(databaseUrl);
  try {
    return await openAuditLog(database).check();
  } finally {
    await database.close();
  }
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
