import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildCatalogue, buildCataloguePhoto } from '#test/build/build-catalogue.ts';
import { drawPage } from '#test/build/draw-page.ts';
import { PhotoPicture } from './photo-picture.tsx';

const avif = [256, 768, 1536, 2048];

test('Of the tiny pictures only that of the first picture comes with the page', () => {
  const photo = buildCataloguePhoto({ placeholder: 'data:image/webp;base64,AAAA' });
  const draw = (first: boolean) =>
    renderToString(<PhotoPicture photo={photo} alt="" sizes="100vw" width={4} height={3} first={first} />);
  expect(draw(true)).toContain(` src="${photo.placeholder}"`);
  expect(draw(false)).not.toContain(` src="${photo.placeholder}"`);
  expect(draw(false)).toContain(` data-later="${photo.placeholder}"`);
});

/** The sources of a picture: their window, and the widths that they offer. */
function sourcesOf(html: string) {
  return [...html.matchAll(/<source [^>]*>/g)].map(([source]) => ({
    media: / media="([^"]*)"/.exec(source)?.[1],
    widths: source.match(/\d+(?=w[,"])/g)?.map(Number),
  }));
}

test('A large picture offers its wide variant to wide windows alone, and a small one to none', () => {
  const draw = (large: boolean, widths = avif) =>
    sourcesOf(
      renderToString(
        <PhotoPicture
          photo={buildCataloguePhoto({ avif: widths })}
          alt=""
          sizes="100vw"
          width={4}
          height={3}
          large={large}
        />,
      ),
    );
  const others = [256, 768, 1536];
  expect(draw(true)).toEqual([
    { media: '(min-width: 1000px)', widths: avif },
    { media: undefined, widths: others },
  ]);
  expect(draw(false)).toEqual([{ media: undefined, widths: others }]);
  expect(draw(true, others)).toEqual([{ media: undefined, widths: others }]);
});

test('The carousel, the first plate of Trending and About Us offer wide variants; galleries do not', () => {
  const photo = buildCataloguePhoto({ avif });
  const { folders } = buildCatalogue();
  const catalogue = buildCatalogue({
    folders: Object.fromEntries(Object.keys(folders).map((name) => [name, [photo]])),
  });
  const wideOn = (path: string) =>
    sourcesOf(drawPage(path, { catalogue }).body).filter(({ widths }) => widths?.includes(2048)).length;
  expect([wideOn('/'), wideOn('/about'), wideOn('/hpl'), wideOn('/products')]).toEqual([15, 1, 0, 0]);
});
