import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Env } from '../route.ts';

/**
 * Reads the first part of a stream before the answer begins: a failure so early throws here, and the answer can still be a
 * refusal. A later failure is logged as `event` and cuts the connection, so that half an answer never looks complete. The
 * client does not learn the reason.
 */
export async function beginStream(
  context: Context<Env>,
  log: Logger,
  event: string,
  stream: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const reader = stream.getReader();
  let first: Awaited<ReturnType<typeof reader.read>> | null = await reader.read();
  const breakOff = (error: unknown, controller: ReadableStreamDefaultController) => {
    log.error({ requestId: context.get('requestId'), err: error }, event);
    const connection = context.env?.outgoing;
    if (!connection) return controller.error(new Error('The answer broke off.'));
    connection.destroy();
    // The connection is gone already. With an error here, the HTTP library would send its text to the client.
    controller.close();
  };
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = first ?? (await reader.read());
          first = null;
          // Nobody reads it any more: that is no failure.
          if (isLeft) return;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (!isLeft) breakOff(error, controller);
        }
      },
      cancel: (reason) => {
        isLeft = true;
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
