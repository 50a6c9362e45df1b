import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Reads the answer to its end, compressed as browsers get it. Not by fetch: its own work here took twice as long as the server's. */
export function statusOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', reject);
    }).on('error', reject);
  });
}
