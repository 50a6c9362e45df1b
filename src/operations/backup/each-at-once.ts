/** A flush to the disk and an answer from a bucket are mostly waiting: several files wait together. */
const AT_ONCE = 8;

/** Does the work for each item, eight at a time. The first failure is thrown, and no further item is begun. */
export async function eachAtOnce<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = queued(items);
  const worker = async () => {
    // The workers share one queue; a loop that throws closes it for the others.
    for await (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function* queued<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items;
}
