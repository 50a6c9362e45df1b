import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocketApp, type SocketApp } from '#test/attacks/open-socket-app.ts';
import { buildMail } from '#test/build/build-mail.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { buildCallback, buildInput } from '#test/build/factories.ts';
import { withTestApp } from '#test/open/start-test-app.ts';
import { home } from '#test/specification/specified-firm.ts';

const metricsToken = 'a-token-of-the-watchers-with-forty-letters';
const jobRuns = new Map([
  ['back up', { succeeded: '2026-11-21T05:45:00.000Z', failures: 2 }],
  ['sweep files', { succeeded: null, failures: 1 }],
]);

let open: SocketApp;
beforeAll(async () => {
  open = await openSocketApp({ settings: { metricsToken, jobRuns } });
});
afterAll(() => open.close());

/** Reads the metrics, by name and labels as in the text: `name{labels}` → value. */
async function read() {
  const answer = await fetch(`http://127.0.0.1:${open.port}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const text = await answer.text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const metrics = new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  return { text, lines, metrics, of: (name: string) => metrics.get(name) ?? 0 };
}

const metricLine =
  /^[a-z_][a-z0-9_]*(\{[a-z_]+="(?:[^"\\\n]|\\[\\"n])*"(?:,[a-z_]+="(?:[^"\\\n]|\\[\\"n])*")*\})? (\d+(\.\d+)?(e[+-]\d+)?|\+Inf)$/;

describe('The metrics for monitoring', () => {
  test('are lines as Prometheus reads them: help, type, then the metrics of that name, each once', async () => {
    await open.app.call('GET', '/healthz');
    const { text } = await read();
    expect(text.endsWith('\n')).toBe(true);
    const seen = new Set<string>();
    let family = '';
    for (const line of text.trimEnd().split('\n')) {
      const said = /^# (HELP|TYPE) ([a-z_][a-z0-9_]*) (.+)$/.exec(line);
      if (said?.[1] === 'HELP') family = said[2] ?? '';
      if (said) {
        expect([line, said[2]]).toEqual([line, family]);
        if (said[1] === 'TYPE') expect(said[3]).toMatch(/^(counter|gauge|histogram)$/);
        continue;
      }
      expect(line).toMatch(metricLine);
      expect(line.startsWith(family)).toBe(true);
      const name = line.slice(0, line.lastIndexOf(' '));
      expect(seen).not.toContain(name);
      seen.add(name);
    }
    expect(seen.size).toBeGreaterThan(25);
  });

  test('change with requests, documents, the outbox and pages', async () => {
    const { app } = open;
    const before = await read();
    const token = await app.logIn();
    const headers = { 'Idempotency-Key': '00000000-0000-4000-a000-0000000000aa' };
    for (const _ of ['first', 'repeated'])
      expect((await app.call('POST', '/api/generateInvoice', { token, body: buildInput(), headers })).status).toBe(200);
    await app.ports.callbacks.add(
      buildCallback({ receivedAt: '2026-11-21T05:59:00.000Z', nextTryAt: '2026-11-21T05:59:00.000Z' }),
      app.clock.now,
    );
    await app.ports.mails.add(buildMail(), '2026-11-21T05:58:00.000Z', { username: 'meena', address: '' });
    for (const _ of ['drawn', 'kept']) await app.call('GET', '/');
    await app.call('PUT', '/api/login');

    const after = await read();
    const moved = (name: string) => after.of(name) - before.of(name);
    expect(moved('vitrine_http_requests_total{route="/api/generateInvoice",method="POST",status="2xx"}')).toBe(2);
    expect(moved('vitrine_http_requests_total{route="/api/login",method="PUT",status="4xx"}')).toBe(1);
    expect(moved('vitrine_http_request_duration_seconds_count{route="/api/generateInvoice"}')).toBe(2);
    expect(moved('vitrine_http_request_duration_seconds_bucket{route="/api/generateInvoice",le="+Inf"}')).toBe(2);
    expect(moved('vitrine_documents_issued_total{kind="tax"}')).toBe(1);
    expect(moved('vitrine_documents_issued_total{kind="credit"}')).toBe(0);
    expect(moved('vitrine_outbox_waiting')).toBe(1);
    expect(after.of('vitrine_outbox_oldest_seconds')).toBe(60);
    expect(moved('vitrine_mails_waiting')).toBe(1);
    expect(after.of('vitrine_mails_oldest_seconds')).toBe(120);
    expect(after.of('vitrine_mails_to_mend')).toBe(0);
    expect(moved('vitrine_page_cache_misses_total')).toBe(1);
    expect(moved('vitrine_page_cache_hits_total')).toBe(1);
    expect(after.of('vitrine_database_answers')).toBe(1);
    expect(after.of('vitrine_job_last_success_timestamp_seconds{job="back up"}')).toBe(1795239900);
    expect(after.metrics.has('vitrine_job_last_success_timestamp_seconds{job="sweep files"}')).toBe(false);
    expect(after.of('vitrine_job_failures_total{job="sweep files"}')).toBe(1);
    expect(after.of('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(Math.abs(after.of('process_start_time_seconds') - Date.now() / 1000)).toBeLessThan(3600);
    expect(after.metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  });

  test('contain no path, number, name or address, and no more lines for unknown addresses', async () => {
    const { app } = open;
    const token = await app.logIn();
    await app.upload('/api/uploadfiles/wallpapers/teak-of-sharma.jpg', await buildPicture(), token);
    const ask = async (turn: number) => {
      await app.call('GET', `/nobody-${turn}`);
      await app.call('GET', `/api/nothing-${turn}`);
      await app.call(`BREW${turn}`, `/${turn}`);
      await app.call('GET', `/assets/secret-${turn}.js`);
      await app.call('GET', `/api/document/ticket-${turn}/x.pdf`);
      await app.call('DELETE', `/api/deleteInvoice/tax/${home}/DL%2F26-27%2F${turn}`, { token });
    };
    await ask(0);
    const few = await read();
    for (let turn = 1; turn < 30; turn++) await ask(turn);
    const many = await read();
    expect([...many.metrics.keys()]).toEqual([...few.metrics.keys()]);
    for (const word of [
      'nobody',
      'nothing',
      'BREW',
      'secret',
      'ticket-',
      'DL/',
      'sharma',
      'meena',
      '192.0.2',
      '127.0.0',
    ])
      expect(many.text).not.toContain(word);
  });
});

test('A process that was blocked for a fifth of a second reports that delay as the longest, not as the usual one', async () => {
  await read();
  await setTimeout(100);
  const end = performance.now() + 200;
  while (performance.now() < end);
  await setTimeout(100);
  const blocked = await read();
  expect(blocked.of('nodejs_eventloop_lag_max_seconds')).toBeGreaterThan(0.15);
  expect(blocked.of('nodejs_eventloop_lag_p50_seconds')).toBeLessThan(blocked.of('nodejs_eventloop_lag_max_seconds'));
});

describe('The metrics are closed', () => {
  const from = async (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
    (await open.app.app.request('/metrics', { headers }, { incoming: { socket: { remoteAddress } } })).status;

  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('not to this machine: %s', async (address) => {
    expect(await from(address)).toBe(200);
  });

  test.each(['192.0.2.7', '10.0.0.1', '::ffff:192.0.2.7', '2001:db8::1', '1127.0.0.1', undefined])(
    'to another machine, whatever headers it sends: %s',
    async (address) => {
      expect(await from(address)).toBe(403);
      expect(await from(address, { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' })).toBe(403);
      expect(await from(address, { Host: '127.0.0.1' })).toBe(403);
    },
  );

  test.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via'])(
    'to requests that a proxy on this machine forwards: %s',
    async (name) => {
      const answer = await fetch(`http://127.0.0.1:${open.port}/metrics`, { headers: { [name]: '127.0.0.1' } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        message: 'Metrics are available only on this machine or with METRICS_TOKEN.',
        problems: [],
      });
    },
  );

  test('but open with the monitoring token, and with no other', async () => {
    const staff = await open.app.logIn();
    const tries: [string, number][] = [
      [`Bearer ${metricsToken}`, 200],
      [`bearer ${metricsToken}`, 200],
      [`Bearer ${metricsToken}x`, 403],
      [`Bearer ${metricsToken.slice(0, -1)}`, 403],
      [`Basic ${metricsToken}`, 403],
      ['Bearer null', 403],
      ['Bearer ', 403],
      [`Bearer ${staff}`, 403],
    ];
    for (const [Authorization, status] of tries)
      expect([Authorization, await from('192.0.2.7', { Authorization })]).toEqual([Authorization, status]);
    expect((await open.app.call('GET', '/api/desk', { token: metricsToken })).status).toBe(401);
  });
});

describe('Without a monitoring token', () => {
  const app = withTestApp();
  test('other machines cannot read the metrics with any token', async () => {
    for (const token of ['null', 'undefined', metricsToken, await app().logIn()])
      expect((await app().call('GET', '/metrics', { token })).status).toBe(403);
  });
});

describe('When the database does not answer', () => {
  const app = withTestApp();
  test.each(['refuses', 'never answers'])('the other metrics are there all the same: it %s', async (how) => {
    const waiting = app().ports.callbacks.waiting;
    app().ports.callbacks.waiting = () =>
      how === 'refuses' ? Promise.reject(new Error('away')) : new Promise(() => undefined);
    const env = { incoming: { socket: { remoteAddress: '::1' } } };
    const text = await (await app().app.request('/metrics', {}, env)).text();
    app().ports.callbacks.waiting = waiting;
    expect(text).toContain('\nvitrine_database_answers 0\n');
    expect(text).toContain('\nprocess_resident_memory_bytes ');
    expect(text).not.toContain('vitrine_outbox');
  });
});
