import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Env } from './route.ts';

/**
 * Sends parts as they come, so that a list of years never stands in memory. It stops reading when the caller is gone; and
 * when a part cannot be read the connection is cut, so that half a list is never taken for the whole.
 */
export const sendStream = (context: Context<Env>, log: Logger, parts: AsyncGenerator<string>): Response => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ requestId: context.get('requestId'), err: error }, 'a list broke off');
        controller.error(error);
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return context.body(body);
};
