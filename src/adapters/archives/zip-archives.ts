import { makeZip } from 'client-zip';
import type { ArchiveEntry, Archives } from '#operations/ports/archives.ts';

export const zipArchives: Archives = { write: writeZip };

function writeZip(entries: AsyncIterable<ArchiveEntry>): ReadableStream<Uint8Array> {
  const reader = makeZip(inputsOf(entries)).getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        // The library throws the reason of a cancellation back at the one who cancels.
        await reader.cancel(reason).catch(() => {});
      },
    },
    { highWaterMark: 0 },
  );
}

async function* inputsOf(entries: AsyncIterable<ArchiveEntry>) {
  for await (const { name, modified, content } of entries)
    yield { name, lastModified: zipTime(modified), input: content };
}

/** A ZIP file has local times without a zone: the library writes that of the process, so the time is shifted to India's. */
function zipTime(instant: string): Date {
  const time = new Date(instant);
  const india = 5.5 * 60;
  return new Date(time.getTime() + (india + time.getTimezoneOffset()) * 60_000);
}
