/** Writing files is mostly waiting, for a flush of the disk or an answer of the bucket. */
const CONCURRENCY = 8;

/** Does the work for each item, eight at a time. Throws the first error, and then starts no further item. */
export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = queued(items);
  const worker = async () => {
    // The workers share one queue. A loop that throws closes the queue for the others.
    for await (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function* queued<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items;
}
