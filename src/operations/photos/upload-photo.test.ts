import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '#adapters/database/engine/open-database.ts';
import { migrate } from '#adapters/database/migrations/migrate.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openAuditLog } from '#adapters/database/shared-writes/audit-log.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { buildPicture } from '#test/build/build-picture.ts';
import { actor } from '#test/build/factories.ts';
import { openingCatalogues } from '#test/build/opening-lists.ts';
import { StorageFull } from '../ports/failures.ts';
import type { FileStore } from '../ports/files.ts';
import { deletePhotos } from './delete-photos.ts';
import { uploadPhoto } from './upload-photo.ts';

const images = openImages();
afterAll(() => images.close());

type Ports = Parameters<typeof uploadPhoto>[0];

let database: Awaited<ReturnType<typeof openDatabase>>;
let files: FileStore;
let ports: Ports;
let encodes = 0;
beforeEach(async () => {
  database = await openDatabase('sqlite::memory:');
  await migrate(database, '2026-11-21T06:00:00.000Z');
  files = openMemoryFileStore();
  encodes = 0;
  const counting = {
    ...images,
    makePhoto: (bytes: Uint8Array) => {
      encodes += 1;
      return images.makePhoto(bytes);
    },
  };
  ports = {
    system: nodeSystem,
    files,
    images: counting,
    photos: openPhotoIndex(database),
    catalogues: openingCatalogues,
  };
  return () => database.close();
});

async function upload(bytes: Uint8Array, changes: Partial<Parameters<typeof uploadPhoto>[1]> = {}, on: Ports = ports) {
  const outcome = await uploadPhoto(on, { folder: 'wallpapers', fileName: 'teak.jpg', bytes, ...changes }, actor);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value;
}
async function stored() {
  const found: string[] = [];
  for await (const { sha256 } of files.list()) found.push(sha256);
  return found;
}

describe('The same picture', () => {
  test('is encoded once for all folders, and shares its files', async () => {
    const picture = await buildPicture();
    const { photo } = await upload(picture);
    const count = (await stored()).length;
    const other = await upload(picture, { folder: 'fabio', fileName: 'new.jpg' });
    expect([encodes, (await stored()).length]).toEqual([1, count]);
    expect(other.photo).toMatchObject({ hash: photo.hash, variants: photo.variants, name: 'new.jpg', title: 'New' });
  });

  test('returns with its title after it was deleted, and is not encoded again', async () => {
    const picture = await buildPicture();
    await upload(picture, { title: 'Smoked oak, brushed' });
    await deletePhotos(ports, { folder: 'wallpapers', names: ['teak.jpg'] }, actor);
    expect(await upload(picture)).toMatchObject({
      photo: { title: 'Smoked oak, brushed' },
      message: 'teak.jpg is in Wallpapers again.',
    });
    expect(encodes).toBe(1);
  });

  test('is encoded again when one of its files is missing', async () => {
    const picture = await buildPicture();
    const { photo } = await upload(picture);
    await files.remove(photo.variants[0]?.file ?? '');
    await upload(picture, { folder: 'fabio' });
    expect(encodes).toBe(2);
    for (const { file } of photo.variants) expect(await files.has(file)).toBe(true);
  });
});

describe('During an upload', () => {
  test('a sweep that removes the files just before the row is written leaves no broken picture', async () => {
    const { photos } = ports;
    const swept: Ports = {
      ...ports,
      photos: {
        ...photos,
        add: async (photo, who) => {
          for (const { file } of photo.variants) await files.remove(file);
          return photos.add(photo, who);
        },
      },
    };
    const { photo } = await upload(await buildPicture(), {}, swept);
    for (const { file } of photo.variants) expect(await files.has(file)).toBe(true);
  });

  test('a process that is killed between the files and the row leaves files without a row, and the next try succeeds', async () => {
    const picture = await buildPicture();
    const dying: Ports = { ...ports, photos: { ...ports.photos, add: () => Promise.reject(new Error('killed')) } };
    await expect(upload(picture, {}, dying)).rejects.toThrow('killed');
    expect((await stored()).length).toBeGreaterThan(0);
    expect(await ports.photos.referenced(await stored())).toEqual(new Set());
    expect((await upload(picture)).kind).toBe('added');
    expect((await ports.photos.referenced(await stored())).size).toBe((await stored()).length);
  });

  test('a full disk leaves no row and no audit line', async () => {
    const full: Ports = { ...ports, files: { ...files, put: () => Promise.reject(new StorageFull('full')) } };
    await expect(upload(await buildPicture(), {}, full)).rejects.toThrow(StorageFull);
    expect(await ports.photos.list('wallpapers')).toEqual([]);
    expect(await openAuditLog(database).read(0, 10)).toEqual([]);
  });
});
