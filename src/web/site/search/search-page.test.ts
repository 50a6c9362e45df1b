import { expect, test } from 'vitest';
import { scriptTexts } from '#test/attacks/hostile-texts.ts';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';

const catalogue = buildCatalogue();
const titled = (name: string, title: string, colours: 'brown'[] = []) =>
  buildCataloguePhoto({ name, title, titles: { en: title, hi: '', or: '' }, colours, hash: name });
const withColours = buildCatalogue({
  folders: {
    ...catalogue.folders,
    blinds: [titled('zebra.jpg', 'Zebra'), titled('roller.jpg', 'Roller')],
    doormats: [],
    hpl: [titled('walnut.jpg', 'Sheet in walnut', ['brown']), titled('teak.jpg', 'Sheet in teak', ['brown'])],
    fabio: Array.from({ length: 30 }, (_, index) => titled(`fern-${index}.jpg`, `Fern mural ${index}`)),
  },
});

function draw(query: string, path = '/search') {
  return drawPage(path, { query, catalogue: withColours });
}

/** What a reader sees of it. */
function textOf(html: string) {
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

function found(query: string) {
  const { body } = draw(query);
  return [...body.matchAll(/<li><div[^>]*>.*?<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);
}

test('The search page finds categories by name in any case, and says how many', () => {
  expect(found('q=cARPet+')).toEqual([
    'Wall-2-Wall Carpets',
    'Moduler Carpet Tiles',
    'Nexa Carpets',
    'Artificial Grass',
  ]);
  expect(textOf(draw('q=parda').body)).toContain('1 category and 2 pictures for ‘parda’');
});

test('It says by which other name a category was found, in its script, with the word marked', () => {
  const { body } = draw('q=kaleen');
  expect(body).toContain('also called <span><mark>kaleen</mark></span>, ');
  expect(body).toContain('<span lang="hi">कालीन</span>');
  expect(draw('q=carpet', '/hi/search').body).toContain('<span lang="en"><mark>');
});

test('A brochure whose pages say it stands below as a brochure, alone too, and opens its PDF', () => {
  const shop = { ...withColours, brochureTexts: new Map([['hpl-2026.pdf', 'Ventilated frames, ventilated walls.']]) };
  for (const path of ['/search', '/hi/search']) {
    const { body } = drawPage(path, { query: 'q=ventilated', catalogue: shop });
    expect(body).toMatch(/<a href="\/api\/download\/pdfs\/hpl-2026\.pdf" type="application\/pdf">/);
    expect(textOf(body)).toContain('1 PDF');
    expect(textOf(body)).not.toContain('No matching items found');
  }
  const beside = drawPage('/search', { query: 'q=hpl', catalogue: shop }).body;
  expect(beside).toContain('<mark>HPL</mark> 2026');
  expect(beside.indexOf('id="brochures"')).toBeGreaterThan(beside.indexOf('id="pictures"'));
});

test('The picture of a category is described in the language of the page', () => {
  const cover = buildCataloguePhoto({ titles: { en: 'Sheet in walnut', hi: 'अखरोट की शीट', or: '' } });
  const translated = buildCatalogue({ folders: { ...catalogue.folders, hpl: [cover] } });
  const altIn = (path: string) => drawPage(path, { query: 'q=hpl', catalogue: translated }).body;
  expect(altIn('/hi/search')).toContain('alt="अखरोट की शीट"');
  expect(altIn('/hi/search')).not.toContain('alt="Sheet in walnut"');
  expect(altIn('/or/search')).toContain('alt="Sheet in walnut"');
});

test('Without a text it lists all categories', () => {
  expect(found('')).toEqual(withColours.categories.map(({ names }) => names.en));
  expect(found('other=1')).toEqual(found(''));
});

test('When nothing is found it names the nearest, keeps the typed text and offers to ask', () => {
  const { body } = draw('q=%22%3E%3Cb%3Eroofing');
  expect(body).toContain('No matching items found');
  expect(body).toContain('value="&quot;&gt;&lt;b&gt;roofing"');
  expect(textOf(body)).toContain('Nearest names Wooden Floorings No. 19');
  expect(textOf(body)).toContain('Ask us about ‘&quot;&gt;&lt;b&gt;roofing’ All products');
});

test.each([
  ['/search', 'Only the first 100 letters are searched.'],
  ['/hi/search', 'सिर्फ़ पहले 100 अक्षरों की खोज होती है।'],
  ['/or/search', 'କେବଳ ପ୍ରଥମ 100ଟି ଅକ୍ଷର ଖୋଜାଯାଏ।'],
])('%s cuts a question of 5,000 letters, says so and stays small', (path, sentence) => {
  const short = draw(`q=${'z'.repeat(100)}`, path);
  const long = draw(`q=${'z'.repeat(5000)}`, path);
  expect(long.body).toContain(`value="${'z'.repeat(100)}"`);
  expect(textOf(long.body)).toContain(sentence);
  expect(textOf(short.body)).not.toContain(sentence);
  expect(long.html.length - short.html.length).toBeLessThan(300);
  // Where something is found, each colour has a link with the question.
  const found = draw('q=hpl', path).html.length;
  expect(draw(`q=hpl${'+'.repeat(4000)}x`, path).html.length - found).toBeLessThan(300);
});

test('A question is cut between letters, not within one', () => {
  const { body } = draw(`q=${encodeURIComponent('𝒜'.repeat(101))}`);
  expect(body).toContain(`value="${'𝒜'.repeat(100)}"`);
  expect(textOf(draw(`q=${encodeURIComponent('𝒜'.repeat(100))}`).body)).not.toContain('Only the first');
});

test('A typing mistake is corrected, and the page says so', () => {
  const text = textOf(draw('q=dor+mets').body);
  expect(text).toContain('1 category . Shown for ‘dor mats’. There is nothing under ‘dor mets’.');
});

test.each([
  ['/hi/search', 'कालन', '‘कालीन’', /\p{Script=Devanagari}/u],
  ['/or/search', 'ଗାଲଚା', '‘ଗାଲିଚା’', /\p{Script=Oriya}/u],
])(
  '%s corrects a mistake in its own script, and names the nearest in its own language',
  (path, typed, corrected, own) => {
    expect(textOf(draw(`q=${encodeURIComponent(typed)}`, path).body)).toContain(corrected);
    const { body } = draw('q=roofing', path);
    expect(/role="status"[^>]*>([^<]+)</.exec(body)?.[1]).toMatch(own);
    expect(textOf(body)).not.toContain('No matching items found');
    const nearest = body.slice(body.indexOf('id="nearest"'), body.indexOf('</main>'));
    expect(nearest).toContain(`href="${path.replace('search', 'woodenfloorings')}"`);
  },
);

test('A typed colour shows what is called so, then what shows it, and all colours with their counts', () => {
  const { body } = draw('q=walnut');
  const text = textOf(body);
  expect(text).toContain('2 pictures . Walnut is shown with Brown.');
  expect(text).toContain('Called ‘walnut’ 1 picture');
  expect(text).toContain('Also brown 1 picture');
  expect(text).toContain('Brown also answers to walnut, teak, bronze, coffee, chocolate, bhura and akhrot.');
  expect(body).toContain('href="/search?colour=brown" aria-current="true"');
  expect(body.match(/data-hue=/g)).toHaveLength(14);
});

test('A colour narrows the pictures of a search, in the language of the page', () => {
  const { body } = draw('q=hpl', '/or/search');
  expect(body).toContain('href="/or/search?q=hpl&amp;colour=brown"');
  const narrowed = draw('q=hpl&colour=brown', '/or/search').body;
  expect(textOf(narrowed)).toContain('ବାଦାମୀ');
  expect(narrowed).toContain('aria-current="true"');
});

test('It shows 24 pictures and offers the others', () => {
  const { body } = draw('q=fern');
  expect(body.match(/Fern<\/mark> mural/gi)).toHaveLength(24);
  expect(body).toContain('href="/search?q=fern&amp;pictures=30#pictures"');
  expect(textOf(body)).toContain('Show 6 more pictures');
  expect(textOf(draw('q=fern&pictures=30').body)).not.toContain('more pictures');
});

test('What the site says of a category finds it, and the sentence stands below its name', () => {
  const { body } = draw('q=rasoi');
  expect(found('q=rasoi')).toContain('HPL');
  expect(body).toContain('offices and <mark>kitchens</mark>.');
  expect(textOf(draw('q=soap').body)).toContain('No matching items found');
});

test('The head has a link to the search beside the menu of a phone', () => {
  expect(drawPage('/hpl').body).toMatch(
    /<a class="_seek_[^"]*" href="\/search"><span class="sr">Search Products<\/span>/,
  );
});

test('Results are hidden from search engines', () => {
  expect(drawPage('/search').html).toContain('<meta name="robots" content="noindex"/>');
});

test('What somebody searches stands on the page as text, whatever it is', () => {
  for (const text of scriptTexts.map((each) => each.slice(0, 100)).filter((each) => each.includes('<')))
    expect(draw(`q=${encodeURIComponent(text)}`).body).not.toContain(text);
});
