import { localPath } from '#contract/local-path.ts';
import type { ShownMaterial } from '#domain/materials/material-at.ts';
import { pictureFile } from './picture-file.ts';
import { factText } from './site/materials/fact-text.ts';
import type { Site } from './site/parts/site-page.ts';
import type { Words } from './site/words/words.ts';
import type { Item } from './structured-firm.ts';

/** A material as a Product of schema.org, with an offer only where visitors are told the rate. */
export function structuredMaterial({ origin, language, catalogue }: Site, words: Words): Item | null {
  const { material } = catalogue;
  if (!material) return null;
  const { name, code, path, galleryName, colourways } = material;
  const views = colourways.flatMap((way) => way.views);
  const colours = colourways.map((way) => way.name.text).filter((each) => each !== '');
  const fact = (kind: ShownMaterial['facts'][number]['kind']) => {
    const found = material.facts.find((each) => each.kind === kind);
    return found ? factText(found, words).text : undefined;
  };
  const url = origin + localPath(language, path);
  const known = { material: fact('material'), size: fact('size'), weight: fact('weight'), color: colours.join('; ') };
  return {
    '@type': 'Product',
    name: name.text,
    sku: code,
    category: galleryName.text,
    url,
    image: views.map(({ photo }) => pictureFile(origin, photo).address),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)),
    ...(material.rate && { offers: offerOf(material, material.rate, url) }),
  };
}

function offerOf(
  { discontinued }: ShownMaterial,
  { paise, unit }: NonNullable<ShownMaterial['rate']>,
  url: string,
): Item {
  const price = (paise / 100).toFixed(2);
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'INR',
      unitText: unit,
      valueAddedTaxIncluded: false,
    },
    availability: `https://schema.org/${discontinued ? 'Discontinued' : 'InStock'}`,
  };
}
