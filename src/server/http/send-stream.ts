import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Env } from '../route.ts';
import { beginStream } from './begin-stream.ts';

/**
 * Sends parts as they come, so that a list of years never stands in memory. It stops reading when the caller is gone; and
 * when a part cannot be read the connection is cut, so that half a list is never taken for the whole.
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
  return context.body(await beginStream(context, log, 'a list broke off', body));
}
