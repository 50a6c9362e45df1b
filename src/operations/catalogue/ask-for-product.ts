import { newProductProblems } from '#domain/catalogue/missing/new-product.ts';
import { isSameName, openWishes, type ProductWish } from '#domain/catalogue/missing/product-wish.ts';
import { textProblem } from '#domain/invoices/text-problem.ts';
import { failed, type Outcome, ok } from '#domain/outcome.ts';
import type { Actor } from '../ports/actor.ts';
import type { CatalogueStore, ProductWishStore } from '../ports/catalogue.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; catalogues: Pick<CatalogueStore, 'current'>; productWishes: ProductWishStore };

/** A person asks for few products; a program that asks for thousands is stopped. */
const MOST_OPEN = 200;

/** Keeps what staff ask the owner to add. One that is asked for already is answered with the first. */
export async function askForProduct(
  ports: Ports,
  typed: Pick<ProductWish, 'name' | 'hsn' | 'unit' | 'gst' | 'note'>,
  actor: Actor,
): Promise<Outcome<ProductWish>> {
  const { system, productWishes } = ports;
  const wish = { ...typed, name: typed.name.trim(), note: typed.note.trim() };
  const { record } = await ports.catalogues.current();
  const note = textProblem('The note', wish.note, 300);
  const problems = newProductProblems(record, wish);
  if (note) problems.push({ field: 'note', message: `${note}.` });
  if (problems.length > 0) return failed('invalid', 'The product is not asked for.', { problems });
  const open = openWishes(await productWishes.undeclined(), record.products);
  const same = open.find(({ name }) => isSameName(name, wish.name));
  if (same) return ok(same);
  if (open.length >= MOST_OPEN)
    return failed('conflict', `${MOST_OPEN} products are asked for already: an owner answers them on Catalogue first.`);
  const asked: ProductWish = { ...wish, id: system.uuid(), askedAt: system.now(), askedBy: actor.username };
  await productWishes.ask(asked, actor);
  return ok(asked);
}

/** What is asked for and neither in the catalogue nor declined. */
export async function listWishes({ catalogues, productWishes }: Omit<Ports, 'system'>): Promise<ProductWish[]> {
  const [{ record }, wishes] = await Promise.all([catalogues.current(), productWishes.undeclined()]);
  return openWishes(wishes, record.products);
}
