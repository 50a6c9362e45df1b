/** What a surface looks like, as names and titles say it. */
export const looks = [
  'wood',
  'stone',
  'brick',
  'leaves',
  'flowers',
  'pattern',
  'stripes',
  'weave',
  'relief',
  'fleck',
  'mural',
  'plain',
] as const;

type Look = (typeof looks)[number];

/** `looksIn('Herringbone wood floor in oak')` → `['wood', 'pattern']`: by the English words of a name or title. */
export function looksIn(text: string): Look[] {
  return looks.filter((look) => wordsOf[look].test(text));
}

// 'Slate blue', 'denim and stone', 'sand' are colours here.
const wordsOf: Readonly<Record<Look, RegExp>> = {
  wood: wholeWords('wood(?:en)?|oak|teak|walnut|ash|mahogany|timber|wenge|maple|pine|planks?'),
  stone: wholeWords('(?<!(?:and|,) )stone|marble|granite|concrete|travertine'),
  brick: wholeWords('bricks?'),
  leaves: wholeWords('leaf|leaves|foliage|ferns?|palms?|tropical|jungle|botanical'),
  flowers: wholeWords('flowers?|floral|blossoms?'),
  pattern: wholeWords(
    'patterned|geometric|chevron|herringbone|diamonds?|hexagons?|lattice|trellis|chequered|checks?|medallions?|damask|motifs?|quilted|fans?',
  ),
  stripes: wholeWords('striped?|stripes|pinstripes?'),
  weave: wholeWords('woven|weave|grasscloth|linen|jute|rattan|textile|loop'),
  relief: wholeWords('relief|embossed|3d|ripples?|pyramids?|ledge'),
  fleck: wholeWords('flecks?|flecked|speckled|terrazzo'),
  mural: wholeWords('murals?|landscapes?|panorama'),
  plain: wholeWords('plain|solid'),
};

function wholeWords(words: string): RegExp {
  return new RegExp(`\\b(?:${words})\\b`, 'i');
}
