import { getCustomerRecordsCall } from '#contract/addresses.ts';
import { fail } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

const LEAST_CHARACTERS = 4;

export function addressRoutes(ports: ServerPorts): Route[] {
  return [
    route(getCustomerRecordsCall, async ({ context }) => {
      const { field = '', typedText = '' } = context.req.param() as Record<string, string>;
      if (field !== 'buyerAddress' && field !== 'consigneeAddress')
        return fail(context, 404, 'Suggestions are kept for buyerAddress and consigneeAddress.');
      const typed = typedText.trim();
      return context.json([...typed].length < LEAST_CHARACTERS ? [] : await ports.addresses.suggest(field, typed));
    }),
  ];
}
