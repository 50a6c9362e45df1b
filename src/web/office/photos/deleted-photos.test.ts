import { expect, test } from 'vitest';
import { readDeleted } from './deleted-photos.ts';

const folders = ['blinds', '3d_panels', 'wallpapers'];

test('The address of the screen holds the product type and the deleted pictures', () => {
  expect(readDeleted('#blinds/teak.jpg,oak%201.jpg', folders)).toEqual({
    folder: 'blinds',
    names: ['teak.jpg', 'oak 1.jpg'],
  });
  expect(readDeleted('#blinds/fire.pdf', folders)).toEqual({ folder: 'blinds', names: ['fire.pdf'] });
  expect(readDeleted('#3d_panels', folders)).toEqual({ folder: '3d_panels', names: [] });
});

test('The screen shows no other text from an address', () => {
  const nothing = { folder: '', names: [] };
  for (const hash of ['', '#', '#pdfs/a.pdf', '#nothing/teak.jpg', '#/etc/passwd'])
    expect(readDeleted(hash, folders)).toEqual(nothing);
  for (const hash of ['#blinds/Call%20us%20now', '#blinds/%E0%A4%A', '#blinds/a.jpg,<b>.jpg'])
    expect(readDeleted(hash, folders)).toEqual({ folder: 'blinds', names: [] });
});
