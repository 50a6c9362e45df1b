import type { SavedMaterialAnswer } from '#contract/materials.ts';
import type { DeletedPhotoAnswer, PhotoAnswer } from '#contract/photos.ts';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import type { Desk } from './desk.ts';

/** The pictures that visitors select: folder and name. */
export const shown = ['wallpapers/lived-teak.jpg', 'wallpapers/lived-oak.jpg'];

/** Uploads pictures and a brochure, takes one away and brings it back, describes one, and makes a brochure of two. */
export async function hangPictures(desk: Desk): Promise<void> {
  const upload = async (place: string, bytes: Uint8Array) =>
    desk.upload(`/api/uploadfiles/${place}`, bytes, place.split('/')[1] ?? '');
  // The widest variant of a wide picture is made later, by a job. What it costs is its pixels.
  await upload('wallpapers/lived-teak.jpg', await buildPicture({ width: 2400, height: 300 }));
  for (const name of ['oak', 'gone', 'back']) await upload(`wallpapers/lived-${name}.jpg`, await buildPicture());
  await upload('pdfs/lived.pdf', buildBrochurePdf('1 0 0 rg 20 20 100 100 re f', { pages: 2 }));
  await nameSheets(desk, upload);
  for (const name of ['gone', 'back']) await desk.say('DELETE', `/api/deleteImage/wallpapers/lived-${name}.jpg`);
  const deleted = await desk.get<DeletedPhotoAnswer[]>('/api/deletedImages/wallpapers');
  const back = deleted.find(({ name }) => name === 'lived-back.jpg');
  await desk.say('POST', `/api/restoreImage/wallpapers/lived-back.jpg?key=${back?.key}`);
  const [photo] = await desk.get<PhotoAnswer[]>('/api/filenames/wallpapers?names=lived-oak.jpg');
  await desk.post('/api/describeImage/wallpapers/lived-oak.jpg', {
    ...{ titles: { en: 'Oak, oiled', hi: 'ओक', or: '' }, colours: ['brown'], version: photo?.version },
    surface: {
      widthMm: 1060,
      heightMm: Math.round((1060 * (photo?.pixelHeight ?? 0)) / (photo?.pixelWidth ?? 1)),
      repeat: 'half-drop',
      for: 'wall',
    },
  });
  const pictures = shown.map((picture) => ({ folder: picture.split('/')[0], name: picture.split('/')[1] }));
  const brochure = { title: 'Lived walls', line: 'Teak and oak', cover: 'plate', pictures };
  await desk.say('POST', '/api/brochures/preview', brochure);
  await desk.post('/api/brochures', brochure);
  await desk.post('/api/brochures', { ...brochure, line: 'Oak and teak', replace: true });
}

/** A data sheet and a certificate of a material, one of which is deleted and comes back, and one that is deleted for good. */
async function nameSheets(desk: Desk, upload: (place: string, bytes: Uint8Array) => Promise<unknown>): Promise<void> {
  for (const name of ['sheet', 'fire', 'gone'])
    await upload(`datasheets/lived-${name}.pdf`, buildBrochurePdf(`% ${name}`, { pages: 1 }));
  const { version, material } = await desk.get<SavedMaterialAnswer>('/api/materials/WP%20204');
  const files = [
    { kind: 'sheet', name: 'lived-sheet.pdf' },
    { kind: 'certificate', name: 'lived-fire.pdf' },
  ];
  await desk.post('/api/materials/WP%20204', { onto: version, material: { ...material, files } });
  for (const name of ['fire', 'gone']) await desk.say('DELETE', `/api/deleteImage/datasheets/lived-${name}.pdf`);
  await desk.say('POST', '/api/restoreImage/datasheets/lived-fire.pdf');
}
