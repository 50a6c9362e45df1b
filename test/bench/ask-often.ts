import { connect } from 'node:net';

const CONNECTIONS = 16;

/** Sends the same request so many times over a few connections that stay open, and reads every answer to its end. */
export async function askOften(origin: string, request: string, times: number, status: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  let left = times;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let answer: Buffer = Buffer.alloc(0);
      const next = () => {
        left -= 1;
        if (left < 0) return resolve(void socket.destroy());
        socket.write(request);
      };
      socket.on('connect', next).on('error', reject);
      socket.on('close', () => (left < 0 ? resolve() : reject(new Error(`${origin} hung up.`))));
      socket.on('data', (part: Buffer) => {
        answer = answer.length > 0 ? Buffer.concat([answer, part]) : part;
        const end = answer.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = answer.toString('latin1', 0, end);
        if (!head.startsWith(`HTTP/1.1 ${status} `)) return reject(new Error(`${origin} answered ${head}`));
        const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
        if (answer.length < end + 4 + length) return;
        answer = Buffer.alloc(0);
        next();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
}
