import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** The parts of a page that wait for their turn, in the order of the page; null when the page is not being hydrated. */
let waiting: Turn[] | null = null;

/**
 * A part of a page, one element, that is hydrated in a task of its own: the browser can answer a touch between two parts.
 * Not around an element to which a component outside has a ref: at first it would find none.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(takeTurn);
  return (
    <Suspense>
      <Waiting turn={turn}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ turn, children }: { turn: Turn | null; children: ReactNode }) {
  useEffect(() => turn?.works.resolve(), [turn]);
  // Only once: when the page is drawn again meanwhile, its turn has come. Preact would lose a part that suspends a second time.
  if (turn && !turn.hasWaited) {
    turn.hasWaited = true;
    throw turn.comes.promise;
  }
  return children;
}

/** Hydrates a page part by part; resolves when all of them work. */
export async function hydrateInTurn(hydrate: () => Promise<void>): Promise<void> {
  const turns: Turn[] = [];
  waiting = turns;
  const hydrated = hydrate();
  for (let next = 0; next < turns.length; next++) {
    await nextTask();
    turns[next]?.comes.resolve();
    // A part that is hydrated may have parts of its own.
    await nextTask();
  }
  waiting = null;
  await Promise.all([hydrated, ...turns.map(({ works }) => works.promise)]);
}

type Turn = { hasWaited: boolean; comes: Signal; works: Signal };

function takeTurn(): Turn | null {
  if (!waiting) return null;
  const turn = { hasWaited: false, comes: new Signal(), works: new Signal() };
  waiting.push(turn);
  return turn;
}

class Signal {
  resolve!: () => void;
  readonly promise = new Promise<void>((resolve) => {
    this.resolve = resolve;
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
