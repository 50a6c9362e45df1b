import { type CatalogueAnswer, catalogueCall, previewCatalogueCall, saveCatalogueCall } from '#contract/catalogue.ts';
import { ownWords } from '#contract/own-words.ts';
import type { CatalogueVersion } from '#domain/catalogue/catalogue-record.ts';
import { shownWidths } from '#domain/photos/photo-sizes.ts';
import { previewCatalogue, saveCatalogue } from '#operations/catalogue/save-catalogue.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

export function catalogueRoutes(ports: ServerPorts): Route[] {
  return [
    route(catalogueCall, async ({ context }) => context.json(await answerOf(ports, await ports.catalogues.current()))),

    route(previewCatalogueCall, async ({ context, body }) => {
      const preview = await previewCatalogue(ports, { onto: body.onto, record: body.catalogue, ownWords });
      return preview.ok ? context.json(preview.value) : refuse(context, preview);
    }),

    route(saveCatalogueCall, async ({ context, body, actor }) => {
      const saved = await saveCatalogue(ports, { onto: body.onto, record: body.catalogue, ownWords }, actor);
      return saved.ok ? context.json(await answerOf(ports, saved.value)) : refuse(context, saved);
    }),
  ];
}

async function answerOf({ catalogues }: ServerPorts, version: CatalogueVersion): Promise<CatalogueAnswer> {
  const { record, ...facts } = version;
  const shown = [...(await catalogues.shownPictures(record))].map(([key, { name, hash, variants }]) => [
    key,
    { name, hash, avif: shownWidths(variants, 'avif'), jpg: shownWidths(variants, 'jpg') },
  ]);
  return {
    ...facts,
    catalogue: record,
    pictures: await catalogues.pictureCounts(),
    used: Object.fromEntries(await catalogues.productUses()),
    shown: Object.fromEntries(shown),
  };
}
