import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nonsense } from '#test/fixtures/search-questions.ts';
import { openingCatalogue } from '../catalogue/opening/opening-catalogue.ts';
import { menuIn } from '../catalogue/page-catalogue.ts';
import { searchCatalogue } from '../catalogue/search-catalogue.ts';
import { titleColours } from '../colours/title-colours.ts';
import { languages } from '../text/language.ts';
import { askedText } from './asked-text.ts';
import { createSearchIndex } from './search-index.ts';
import { searchShop } from './search-shop.ts';
import { type ToldOfShop, toldOfShop } from './told-of-shop.ts';

type ToldAsFile = { code: string; name: Record<string, string>; where?: string; facts: { text?: string }[] };

type Titled = { name: string; title: string; titles?: { hi: string; or: string } };

const demo: Record<string, Titled[]> = JSON.parse(
  readFileSync(new URL('../../../demo/photos.json', import.meta.url), 'utf8'),
);
const pictures = Object.entries(demo).flatMap(([folder, list]) =>
  list.map(({ name, title, titles = { hi: '', or: '' } }) => ({
    folder,
    name,
    hash: `${folder}/${name}`,
    titles: { en: title, ...titles },
    colours: titleColours(title),
  })),
);
const { materials }: { materials: ToldAsFile[] } = JSON.parse(
  readFileSync(new URL('../../../demo/materials.json', import.meta.url), 'utf8'),
);
const told: ToldOfShop = {
  ...toldOfShop({ categories: openingCatalogue.categories, brochures: [], materials: [] }),
  materials: materials.map(({ code, name, where = '', facts }) => ({
    code,
    names: Object.values(name),
    texts: [where],
    facts: facts.map(({ text = '' }) => text),
    ways: [],
  })),
};
const index = createSearchIndex(openingCatalogue.categories, pictures, told);

function find(text: string) {
  const { categories, called, coloured, corrected } = searchShop(index, { text, colour: null });
  return { count: categories.length + called.length + coloured.length, corrected, first: categories[0]?.names.en };
}

test.each(Object.entries(nonsense))('Nonsense and other trades find nothing: %s', (_kind, words) => {
  const found = words.split(/\s+/).filter((word) => find(word).count > 0);
  expect(found).toEqual([]);
});

// biome-ignore format: a mistake is a line
const mistakes: [meant: string, typed: string][] = [
  ['Blinds', 'blnds blimds bilnds blinnds bllinds blinda curtans curtins curtian cutains venetion zebara rolar perda parada ब्लाइड परद ପରଦ'],
  ['Wall-2-Wall Carpets', 'carpte carpat capret carpeet cerpet kalen kalien galeecha कालन कारपट ଗାଲଚା ଗାଲିଚ'],
  ['Wallpapers', 'wallpapar walpaper wallpeper wallpapper wallpapre murel वालपपर ୱାଲପପର୍'],
  ['Ceilings', 'cieling ceilling celing cealing seeling ceilng gypsom jypsum सिलिंग ସିଲିଙ୍ଗ'],
  ['Awnings', 'awnnig awnig awening auning cannopy tarpolin tirpaal'],
  ['Wooden Floorings', 'florring floring flooing fllor woden woodan wodden parqet parquat herringbon herinbone फर्स ଚଟାଣି'],
  ['Aluminium Louver Panels', 'luver loover louvar alumnium alluminium aluminiam लुवर'],
  ['Fundermax', 'laminat laminete lamminate fundermx fundermex fasade facad'],
  ['HPL', 'sunmika formika'],
  ['Vertical Garden', 'verticle vertcal gardan'],
  ['Acoustic Baffle Ceilings', 'accoustic acustic acostic'],
  ['Exterior Claddings', 'exteriar exterier extirior claddng cladings'],
  ['Moduler Carpet Tiles', 'modlar modulr'],
  ['Artificial Grass', 'artifical artficial artifishal gras grss grassd turff'],
  ['Solar Films', 'solr soler'],
  ['Door Mats', 'rubbar doormate dormat chatayi पायदन'],
  ['Wpc Baffle Ceilings', 'baffel bafle'],
];

test.each(mistakes)('Mistakes that people make still find %s', (meant, typed) => {
  const missed = typed.split(' ').filter((word) => find(word).first !== meant);
  expect(missed).toEqual([]);
});

test('The list of the menu and the page of results agree about what finds nothing', () => {
  const words = [...Object.values(nonsense), ...mistakes.map(([, typed]) => typed)].flatMap((each) =>
    each.split(/\s+/),
  );
  const parts = openingCatalogue.categories.flatMap(({ names }) =>
    Object.values(names).flatMap((name) => [name.slice(1, 3), name.slice(-4), ` ${name.toUpperCase()} `]),
  );
  for (const typed of [...words, ...parts, `${'carpet '.repeat(20)}`, `wall${' '.repeat(100)}paper`])
    for (const language of languages) {
      const named = searchCatalogue(menuIn(openingCatalogue.categories, language), askedText(typed));
      // Where no name has it, the menu asks for what the page finds.
      if (named.length > 0) expect([typed, find(typed).count > 0]).toEqual([typed, true]);
    }
});
