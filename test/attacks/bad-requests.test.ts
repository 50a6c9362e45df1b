import { expect, test } from 'vitest';
import { password, plainPages, withTestApp } from '#test/open/start-test-app.ts';
import { renderPage } from '#web/render-page.tsx';
import { renderGoneShare, renderShare } from '#web/render-share.tsx';
import { badRequests } from './bad-requests.ts';
import { callsOf } from './described-calls.ts';
import { judgeAnswer } from './judge-answer.ts';

const assets = { scripts: [], styles: [], preloads: [] };
const app = withTestApp({
  ports: {
    pages: {
      ...plainPages,
      render: async (request) => renderPage({ ...request, assets }),
      renderShare: async (page) => renderShare(page, assets),
      renderGoneShare: async (page) => renderGoneShare(page, assets),
    },
  },
});

const seed = Date.now() % 2 ** 31;

test('A thousand bad requests to every call and page find nothing that may not be said, and break nothing', async () => {
  const calls = await callsOf(app());
  await app().addPerson('asha', 'owner');
  let token = await app().logIn('asha');
  const faults: string[] = [];
  const statuses = new Set<number>();
  for (const { method, path, headers, body, signed } of badRequests(calls, 1000, seed)) {
    const begun = performance.now();
    const answer = await app().app.request(path, {
      method,
      headers: { ...headers, ...(signed ? { Authorization: `Bearer ${token}` } : {}) },
      ...(body === null ? {} : { body }),
    });
    const text = await answer.text();
    const milliseconds = performance.now() - begun;
    statuses.add(answer.status);
    // Ten seconds: the drill measures, this only sees what hangs.
    const judged = { status: answer.status, headers: answer.headers, body: text, milliseconds };
    for (const fault of judgeAnswer(judged, 10_000, [token, password]))
      faults.push(`${fault}: ${JSON.stringify({ method, path, headers, body: body?.slice(0, 300) })}`);
    if (signed && [204, 401].includes(answer.status)) token = await app().logIn('asha');
  }
  expect(faults.slice(0, 10), `seed ${seed}`).toEqual([]);
  // They reach what they are aimed at: some are taken, and each kind of refusal is met.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 400, 401, 404, 405, 415, 422]));
  expect((await app().call('GET', '/healthz')).status).toBe(200);
});

test('What they sent does not come to stand in the log, which is one JSON line a request', () => {
  for (const line of app().log) {
    expect(line.endsWith('\n') && !line.slice(0, -1).includes('\n'), `seed ${seed}`).toBe(true);
    const { requestId, msg, report, ...rest } = JSON.parse(line);
    if (msg === 'request') expect(requestId).toMatch(/^[\w-]{12}$/);
    // Reports of browsers are the one thing from outside that is written down, in JSON and cut off.
    if (report === undefined) expect(JSON.stringify(rest)).not.toMatch(/pwn|passwd|evil|Bearer|a long enough/);
  }
});
