import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Env } from '../route.ts';
import { beginStream } from './begin-stream.ts';

/**
 * Sends the parts as they are read, so that a list of many years is never in memory at once. Stops reading when the client is
 * gone. When a part cannot be read, it cuts the connection, so that half a list never looks complete.
 */
export async function sendStream(context: Context<Env>, log: Logger, parts: AsyncGenerator<string>): Promise<Response> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return context.body(await beginStream(context, log, 'list cut off', body));
}
