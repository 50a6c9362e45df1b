import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A service that takes mails as EmailJS does, for one test. `answer` can be changed while it runs. */
export async function withTestEmailjs() {
  const state = { calls: [] as unknown[], status: 200, answer: 'OK', origin: '' };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    state.calls.push(JSON.parse(text));
    response.writeHead(state.status, { 'Content-Type': 'text/plain' }).end(state.answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}
