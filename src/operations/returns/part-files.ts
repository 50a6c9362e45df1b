import type { FilePiece } from '#domain/returns/gstr1-json.ts';
import type { ArchiveEntry } from '../ports/archives.ts';

/** The parts of a file as files of an archive, each read while it is written; they come one after the other. */
export async function* partFiles(
  pieces: AsyncGenerator<FilePiece>,
  { parts, modified, nameOf }: { parts: number; modified: string; nameOf: (part: number) => string },
): AsyncGenerator<ArchiveEntry> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  for (let part = 1; part <= parts; part += 1) {
    const content = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          if (next.done || next.value.part !== part) return controller.close();
          controller.enqueue(encoder.encode(next.value.text));
          next = await pieces.next();
        },
        cancel: async () => {
          await pieces.return(undefined);
        },
      },
      { highWaterMark: 0 },
    );
    yield { name: nameOf(part), modified, content };
  }
}
