import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PhotoAnswer } from '#contract/photos.ts';
import { PhotoPages } from './photo-pages.tsx';

const photo = { hash: 'ab', placeholder: '', avif: [256], jpg: [512], width: 4, height: 3 } as PhotoAnswer;

function pageOf(page: number, names: string[]) {
  const photos = names.map((name) => ({ ...photo, name, title: name }));
  const shown = { folder: 'hpl', page, size: 2, photos, count: 5 };
  const html = renderToStaticMarkup(
    <PhotoPages label="Images of HPL" shown={shown} chosen={['c.jpg']} onToggle={() => {}} onTurn={() => {}} />,
  );
  return {
    label: html.match(/aria-label="([^"]+)"/)?.[1],
    tiles: html.match(/type="checkbox"/g)?.length,
    chosen: html.match(/checked=""/g)?.length ?? 0,
    buttons: [...html.matchAll(/<button[^>]*>([^<]+)/g)].map(([, text]) => text),
  };
}

test('Of a large folder one page of tiles is shown, with the way to the others', () => {
  expect(pageOf(1, ['a.jpg', 'b.jpg'])).toEqual({
    label: 'Images of HPL',
    tiles: 2,
    chosen: 0,
    buttons: ['Next 2 of 5'],
  });
  expect(pageOf(2, ['c.jpg', 'd.jpg'])).toEqual({
    label: 'Images of HPL, page 2',
    tiles: 2,
    chosen: 1,
    buttons: ['Next 1 of 5', 'Back'],
  });
  expect(pageOf(3, ['e.jpg'])).toMatchObject({ tiles: 1, buttons: ['Back'] });
});
