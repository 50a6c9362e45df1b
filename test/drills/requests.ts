import { Agent, request as send } from 'node:http';
import type { Program } from '#test/program/start-program.ts';
import { withProgram } from '#test/program/with-program.ts';
import { type BadRequest, badRequests } from '../attacks/bad-requests.ts';
import { describedCalls } from '../attacks/described-calls.ts';
import { type Answer, judgeAnswer } from '../attacks/judge-answer.ts';
import type { Drill } from './drill.ts';
import { logIn } from './open-desk.ts';

/** Generated requests to every call and page of the real program, over its own sockets. */
export const requests: Drill = {
  name: 'requests',
  holds: 'Ten thousand bad requests to every call find no error of ours, nothing of the inside, and nothing slow',
  faults: [
    {
      name: 'a check that follows what was sent as deep as it goes',
      file: 'server/http/read-body.ts',
      replace: 'pending.push({ value: inner, name, within: each });',
      by: 'if (placeOfUnfit(inner)) return [name];',
    },
    {
      name: 'a change that changes nothing',
      file: 'contract/callbacks.ts',
      replace: 'done !== undefined || note !== undefined',
      by: 'done !== null || note !== null',
    },
    {
      name: 'answers without their headers',
      file: 'server/http/security-headers.ts',
      replace: 'headers.set(name, value)',
      by: 'void [name, value]',
    },
  ],
  run: ({ size, fault }, tell) =>
    withProgram(fault, async (program, dataDir) => {
      const seed = Date.now() % 2 ** 31;
      const report = await sendAll(program, size === 'long' ? 10_000 : 3_000, seed, [dataDir, program.password]);
      const alive = (await fetch(`${program.origin}/readyz`)).status === 200;
      const good = report.faults.length === 0 && alive;
      tell('bad requests', good, { seed, ...report, faults: report.faults.slice(0, 5), alive });
    }),
};

const MOST_MILLISECONDS = 2_000;

async function sendAll(program: Program, howMany: number, seed: number, secrets: string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const document = await (await fetch(`${program.origin}/api/openapi.json`)).json();
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  let slowest = 0;
  let token = await logIn(program.origin, program);
  for (const bad of badRequests(describedCalls(document), howMany, seed)) {
    const answer = await ask(agent, program.origin, bad, token);
    if ('broken' in answer) {
      faults.push(`no answer, ${answer.broken}: ${JSON.stringify(bad).slice(0, 500)}`);
      continue;
    }
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    slowest = Math.max(slowest, Math.round(answer.milliseconds));
    for (const fault of judgeAnswer(answer, MOST_MILLISECONDS, [...secrets, token]))
      faults.push(`${fault}: ${JSON.stringify(bad).slice(0, 500)}`);
    if (bad.signed && [204, 401].includes(answer.status)) token = await logIn(program.origin, program);
  }
  agent.destroy();
  return { sent: howMany, slowest, statuses, faults };
}

/** How the line broke when there was no answer at all. */
function ask(agent: Agent, origin: string, bad: BadRequest, token: string): Promise<Answer | { broken: string }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const { hostname, port } = new URL(origin);
    const headers = {
      ...bad.headers,
      ...(bad.signed ? { Authorization: `Bearer ${token}` } : {}),
      // Else a body behind DELETE would go out as the beginning of the next request.
      ...(bad.body === null ? {} : { 'Content-Length': Buffer.byteLength(bad.body) }),
    };
    const request = send({ agent, hostname, port, method: bad.method, path: bad.path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(
            Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
          ),
          body: Buffer.concat(parts).toString(),
          milliseconds: performance.now() - begun,
        }),
      );
    });
    request.on('error', ({ message }) => resolve({ broken: message }));
    request.end(bad.body ?? undefined);
  });
}
