import {
  addProductCall,
  askForProductCall,
  declineProductCall,
  productWishesCall,
} from '#contract/catalogue/products.ts';
import { failed } from '#domain/outcome.ts';
import { addProduct } from '#operations/catalogue/add-product.ts';
import { askForProduct, listWishes } from '#operations/catalogue/ask-for-product.ts';
import { refuse, sendText } from '../../respond.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

export function productRoutes(ports: ServerPorts): Route[] {
  return [
    route(addProductCall, async ({ context, body, actor }) => {
      const added = await addProduct(ports, body, actor);
      return added.ok ? context.json(added.value, 201) : refuse(context, added);
    }),

    route(productWishesCall, async ({ context }) => context.json(await listWishes(ports))),

    route(askForProductCall, async ({ context, body, actor }) => {
      const asked = await askForProduct(ports, body, actor);
      return asked.ok ? context.json(asked.value, 201) : refuse(context, asked);
    }),

    route(declineProductCall, async ({ context, params, actor }) => {
      const declined = await ports.productWishes.decline(params.id, ports.system.now(), actor);
      return declined
        ? sendText(context, 'It is not asked for any more.')
        : refuse(context, failed('not-found', 'Nobody asks for this product any more.'));
    }),
  ];
}
