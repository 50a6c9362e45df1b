import type { MadeShareAnswer } from '#contract/shares.ts';
import type { Desk } from './open-desk.ts';

export type MadeLink = { id: string; link: string };

/** A link to a document, as its page makes it. */
export async function makeLink(desk: Desk, document: string): Promise<MadeLink> {
  const answer = await desk.ask('/api/shares', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ document }),
  });
  const { id, url } = (await answer.json()) as MadeShareAnswer;
  return { id, link: url.slice(url.lastIndexOf('/') + 1) };
}

/** The addresses that a link opens. */
export function partsOf(link: string): string[] {
  return [`/d/${link}`, `/d/${link}/page/1.png`, `/d/${link}/file.pdf`];
}
