import { addSupplementCall, type SupplementsAnswer, supplementsCall } from '#contract/returns/supplements.ts';
import type { ReturnDocument } from '#domain/returns/return-document.ts';
import type { Supplement } from '#domain/returns/supplement.ts';
import { addSupplement, unknownDocument } from '#operations/returns/add-supplement.ts';
import { refuse } from '../../respond.ts';
import { type Route, route } from '../../route.ts';
import type { ServerPorts } from '../../server-ports.ts';

/** What is added to documents for their returns. */
export function supplementRoutes(ports: ServerPorts): Route[] {
  return [
    route(supplementsCall, async ({ context, params }) => {
      const document = await ports.returns.document(params.id);
      return document ? context.json(await answerOf(ports, document)) : refuse(context, unknownDocument);
    }),

    route(addSupplementCall, async ({ context, params, body: { reason, ...facts }, actor }) => {
      const added = await addSupplement(ports, params.id, { facts: facts as Supplement, reason }, actor);
      return added.ok ? context.json(await answerOf(ports, added.value)) : refuse(context, added);
    }),
  ];
}

async function answerOf({ returns }: ServerPorts, document: ReturnDocument): Promise<SupplementsAnswer> {
  const { place, gstin, reportedIn } = document;
  return { place, gstin, reportedIn, supplements: await returns.supplements(document.id) };
}
