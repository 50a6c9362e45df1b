import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Env } from '../route.ts';

/**
 * The same bytes, their first part read already: what fails at once throws here, while there is still a sentence to answer
 * with. What fails later goes to the log as `what` and cuts the connection, so that half is never taken for the whole;
 * whoever reads learns that it broke off, and nothing of why.
 */
export async function beginStream(
  context: Context<Env>,
  log: Logger,
  what: string,
  stream: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  let first: Awaited<ReturnType<typeof reader.read>> | null = await reader.read();
  const breakOff = (error: unknown, controller: ReadableStreamDefaultController) => {
    log.error({ requestId: context.get('requestId'), err: error }, what);
    const connection = context.env?.outgoing;
    if (!connection) return controller.error(new Error('The answer broke off.'));
    connection.destroy();
    // Nobody reads this end any more; an error here would be written to the caller by the server underneath.
    controller.close();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await reader.read());
          first = null;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          breakOff(error, controller);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
