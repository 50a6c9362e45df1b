export type Timeouts = {
  /** Milliseconds until an answer must begin; what is sent adds to it, 1 ms for 250 bytes. */
  answer: number;
  /** Milliseconds that an answer may stand still once it has begun. */
  stall: number;
};

/** A fetch that gives up on a server which does not answer or stops in the middle, however long a whole answer takes. */
export function openTimedFetch(timeouts: Timeouts): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    const within = async <T>(limit: number, work: Promise<T>): Promise<T> => {
      const late = () => abort.abort(new DOMException(`No answer within ${limit} ms.`, 'TimeoutError'));
      const timer = setTimeout(late, limit);
      return work.finally(() => clearTimeout(timer));
    };
    const sent = init?.body instanceof Uint8Array ? init.body.byteLength : 0;
    const response = await within(timeouts.answer + sent / 250, fetch(input, { ...init, signal: abort.signal }));
    if (!response.body) return response;
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const { done, value } = await within(timeouts.stall, reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, response);
  };
}
