import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openFileStore } from '#adapters/files/open-file-store.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { ok } from '#domain/outcome.ts';
import { uploadPhoto } from '#operations/photos/upload-photo.ts';
import type { Images } from '#operations/ports/photos.ts';
import { openingCatalogues } from '#test/build/opening-lists.ts';

/*
 * A process that uploads a picture and stands still `before` or `after` its row is written, to be killed there:
 * upload-and-stop.ts DATABASE_URL FILES_URL before|after. Says so in a line when it has come to that point.
 */

const [databaseUrl = '', filesUrl = '', point] = process.argv.slice(2);
const photos = openPhotoIndex(await openDatabase(databaseUrl));
const files = await openFileStore(filesUrl);

function standStill() {
  return new Promise<never>(() => {
    process.stdout.write('here\n');
    setInterval(() => {}, 1000);
  });
}

const picture = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new TextEncoder().encode('a picture of teak')]);
function variant(format: 'avif' | 'jpg', width: number) {
  return {
    format,
    width,
    height: width,
    bytes: new TextEncoder().encode(`${format} ${width}`),
  };
}
const images: Pick<Images, 'makePhoto' | 'makeBrochure'> = {
  makePhoto: async () =>
    ok({
      width: 1024,
      height: 1024,
      placeholder: 'data:image/webp;base64,AAAA',
      colours: ['white'],
      variants: [variant('avif', 256), variant('avif', 512), variant('jpg', 1024)],
    }),
  makeBrochure: () => Promise.reject(new Error('No brochure is uploaded here.')),
};

const add: typeof photos.add = async (photo, actor) => {
  if (point === 'before') return standStill();
  await photos.add(photo, actor);
  return standStill();
};
const ports = { system: nodeSystem, files, images, photos: { ...photos, add }, catalogues: openingCatalogues };
const upload = { folder: 'wallpapers', fileName: 'teak.jpg', bytes: picture };
process.stdout.write(`${JSON.stringify(await uploadPhoto(ports, upload, { username: 'meena', address: '' }))}\n`);
