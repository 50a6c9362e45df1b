import { expect, test } from 'vitest';
import { photoAlt, photoTitle } from './photo.ts';

test.each([
  ['teak-veneer_2.jpg', 'Teak veneer 2'],
  ['HPL stone matt.jpg', 'HPL stone matt'],
  ['botanical.mural.jpg', 'Botanical mural'],
  ['wallpapers-12.jpg', 'Wallpapers 12'],
  ['IMG_2041.jpg', ''],
  ['IMG 1-2.jpg', ''],
  ['DSC00012.jpg', ''],
  ['DSCN0012.jpg', ''],
  ['PXL_20261121_061500123.jpg', ''],
  ['WhatsApp Image 2026-11-21 at 11.32.05 AM.jpg', ''],
  ['20261121_113205.jpg', ''],
  ['photo 3.jpg', ''],
  ['a1.jpg', ''],
])('the file %s gives the title “%s”', (fileName, title) => {
  expect(photoTitle(fileName)).toBe(title);
});

test('the alt text of a picture is its title, else its category and position', () => {
  expect(photoAlt('Teak veneer', 'Wallpapers', 3)).toBe('Teak veneer');
  expect(photoAlt('', 'Wallpapers', 3)).toBe('Wallpapers sample 3');
});
