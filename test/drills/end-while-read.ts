import { setTimeout } from 'node:timers/promises';
import type { Tell } from './drill.ts';
import { type MadeLink, partsOf } from './links.ts';
import type { Desk } from './open-desk.ts';

/** Many read all parts of a link while it is ended. A request that begins after the answer to the end opens nothing. */
export async function endWhileRead(
  origin: string,
  desk: Desk,
  make: () => Promise<MadeLink>,
  { readers, ends }: { readers: number; ends: number },
  engine: string,
  tell: Tell,
) {
  const tally = { opened: 0, closed: 0, late: 0, other: 0 };
  for (let turn = 0; turn < ends; turn++) {
    const { id, link } = await make();
    let endedAt = Number.POSITIVE_INFINITY;
    let isOver = false;
    const reader = async (place: number) => {
      for (let step = place; !isOver; step++) {
        const begun = performance.now();
        const answer = await fetch(`${origin}${partsOf(link)[step % 3]}`);
        const { byteLength } = await answer.arrayBuffer();
        if (answer.status === 404) tally.closed += 1;
        else if (answer.status !== 200 || byteLength < 500) tally.other += 1;
        else if (begun > endedAt) tally.late += 1;
        else tally.opened += 1;
      }
    };
    const reading = Array.from({ length: readers }, (_, place) => reader(place));
    await setTimeout(150);
    const answer = await desk.ask(`/api/shares/${id}`, { method: 'DELETE' });
    await answer.arrayBuffer();
    endedAt = performance.now();
    await setTimeout(150);
    isOver = true;
    await Promise.all(reading);
  }
  const isHeld = tally.late === 0 && tally.other === 0 && tally.opened > 0 && tally.closed > 0;
  tell(`${engine}: a link that is ended while it is read opens nothing more`, isHeld, { ends, readers, ...tally });
}
