import type { PackFile } from './pack-file.ts';

/** The month's masters and vouchers for Tally. The file of the pack is not remembered as imported. */
export async function* packTally(texts: AsyncGenerator<string>, file: string): AsyncGenerator<PackFile> {
  const name = `Tally/${file}`;
  const encoder = new TextEncoder();
  const content = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
  yield {
    name,
    content,
    line: { name, says: 'All masters and vouchers of the period, for Tally', files: 0, figures: [] },
  };
}
