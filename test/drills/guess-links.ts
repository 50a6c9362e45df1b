import { randomBytes } from 'node:crypto';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import type { Tell } from './drill.ts';
import { type MadeLink, partsOf } from './links.ts';

/** At random, and near to a good one: every guess gets the same page as any other. */
export async function guessLinks(
  origin: string,
  url: string,
  { id, link }: MadeLink,
  guesses: number,
  engine: string,
  tell: Tell,
) {
  const { read, close } = await openDatabase(url);
  const { token_hash } = await read
    .selectFrom('shares')
    .select('token_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await close();
  const near = [link.slice(1), link.slice(0, -1), `${link}A`, link.toLowerCase(), token_hash, id];
  const random = Array.from({ length: guesses }, () => randomBytes(33).toString('base64url'));
  const all = [...near, ...random];
  const answers = new Map<string, number>();
  let next = 0;
  const guesser = async () => {
    for (let index = next++; index < all.length; index = next++) {
      const [path = ''] = partsOf(all[index] ?? '').slice(index % 3);
      const answer = await fetch(`${origin}${path}`);
      const key = `${answer.status} ${await answer.text()}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, guesser));
  const statuses = [...answers.keys()].map((each) => each.slice(0, 3));
  tell(`${engine}: guesses open nothing and are answered alike`, statuses.join() === '404', {
    guesses: all.length,
    statuses,
  });
}

/** A program with limits refuses a network after 30 of them. */
export async function guessWithLimits(origin: string, engine: string, tell: Tell) {
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const answer = await fetch(`${origin}/d/${randomBytes(33).toString('base64url')}`);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  const refused = statuses.filter((status) => status === 429).length;
  tell(`${engine}: who guesses more than 30 times a minute is refused`, refused === 10, { guesses: 40, refused });
}
