export type Timeouts = {
  /** Milliseconds until the answer must begin, plus 1 ms for each 250 bytes sent. */
  answer: number;
  /** Milliseconds without data after which a begun answer is given up. */
  stall: number;
};

/** A fetch that gives up on a server that does not answer or stops in the middle. A slow answer may take any total time. */
export function openTimedFetch(timeouts: Timeouts): typeof fetch {
  return async (input, init) => {
    const abort = new AbortController();
    const within = async <T>(limit: number, work: Promise<T>): Promise<T> => {
      const onTimeout = () => abort.abort(new DOMException(`No answer within ${limit} ms.`, 'TimeoutError'));
      const timer = setTimeout(onTimeout, limit);
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
