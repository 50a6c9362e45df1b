import type { MovedProductsAnswer } from '#contract/move-in/products.ts';
import { createDeviceStore } from '../../parts/device-store.ts';
import { countKind } from '../../parts/sheets/row-kinds.ts';

/** What a file brought into the catalogue: kept on this device, so that it can be taken back after the screen was left. */
export type TakenProducts = {
  name: string;
  /** The version of the catalogue that the file became. */
  version: number;
  added: number;
  changed: number;
  /** An instant: until then it can be taken back. */
  until: string;
};

/**
 * What the answer says was taken, `at` an instant of the server's clock. After an answer that was lost, the same file again answers that all
 * rows are there: when they came with the very next version after the preview, they are those of the preview.
 */
export function takenProducts(
  name: string,
  preview: MovedProductsAnswer,
  answer: MovedProductsAnswer,
  at: string,
): TakenProducts | null {
  const isThere = enteringIn(answer) === 0;
  if (isThere && answer.version !== preview.version + 1) return null;
  const { rows } = isThere ? preview : answer;
  return {
    name,
    version: answer.version,
    added: countKind({ rows }, 'new'),
    changed: countKind({ rows }, 'changes'),
    until: new Date(Date.parse(at) + ONE_DAY).toISOString(),
  };
}

/** How many products the catalogue gets or changes. */
export function enteringIn(answer: MovedProductsAnswer): number {
  return countKind(answer, 'new') + countKind(answer, 'changes');
}

/** `productsText(1)` → `'1 product'` */
export function productsText(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-IN')} products`;
}

/** Null when nothing was taken, or more than a day ago. `now`: milliseconds since 1970. */
export function loadTaken(now: number): TakenProducts | null {
  const taken = openTaken().load();
  return taken && Date.parse(taken.until) > now ? taken : null;
}

export function keepTaken(taken: TakenProducts | null): void {
  const store = openTaken();
  if (taken) store.save(taken);
  else store.remove();
}

function openTaken() {
  return createDeviceStore('draft:moved-products', isTaken);
}

function isTaken(value: unknown): value is TakenProducts {
  const { name, version, added, changed, until } = (value ?? {}) as Partial<TakenProducts>;
  const counts = [version, added, changed];
  return typeof name === 'string' && typeof until === 'string' && counts.every((count) => typeof count === 'number');
}

const ONE_DAY = 24 * 60 * 60 * 1000;
