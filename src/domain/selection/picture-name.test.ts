import { expect, test } from 'vitest';
import { pictureGallery } from './picture-gallery.ts';
import { pictureName } from './picture-name.ts';

const blinds = { title: 'ब्लाइंड्स', lang: 'hi' } as const;

test('A picture is called by its title in the language of the page, else in English', () => {
  expect(pictureName({ title: 'ओक पैनल', name: 'oak.jpg' }, blinds, 'hi')).toEqual({ text: 'ओक पैनल', lang: 'hi' });
  expect(pictureName({ title: 'Oak panel', lang: 'en', name: 'oak.jpg' }, blinds, 'or')).toEqual({
    text: 'Oak panel',
    lang: 'en',
  });
});

test('A picture without a title is called by its category and its file', () => {
  expect(pictureName({ title: '', name: 'IMG_2041.jpg' }, blinds, 'hi')).toEqual({
    text: 'ब्लाइंड्स IMG_2041',
    lang: 'hi',
  });
});

test('A picture without a category is shown in its group of New Arrivals', () => {
  const hpl = { id: 17, route: '/hpl', folder: 'hpl', place: 'walls', title: 'HPL', lang: 'en' } as const;
  const fabio = { folder: 'fabio', explore: '/wallpapers', title: 'Wallpapers', lang: 'en' } as const;
  const catalogue = { categories: [hpl], arrivals: [fabio] };
  expect(pictureGallery(catalogue, 'hpl')).toEqual({ id: 17, route: '/hpl', title: 'HPL', lang: 'en' });
  const none = { id: null, lang: 'en' };
  expect(pictureGallery(catalogue, 'fabio')).toEqual({ ...none, route: '/newproducts/fabio', title: 'Wallpapers' });
  expect(pictureGallery(catalogue, 'x')).toEqual({ ...none, route: '/newproducts/x', title: 'x' });
});
