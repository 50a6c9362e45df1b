import { getCustomerRecordsCall } from '#contract/addresses.ts';
import { failed } from '#domain/outcome.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

const MIN_CHARACTERS = 4;

export function addressRoutes(ports: ServerPorts): Route[] {
  return [
    route(getCustomerRecordsCall, async ({ context, params: { field, typedText } }) => {
      if (field !== 'buyerAddress' && field !== 'consigneeAddress')
        return refuse(
          context,
          failed('not-found', 'There are suggestions only for buyerAddress and consigneeAddress.'),
        );
      const typed = typedText.trim();
      return context.json([...typed].length < MIN_CHARACTERS ? [] : await ports.addresses.suggest(field, typed));
    }),
  ];
}
