import { afterAll, expect, test } from 'vitest';
import type { Database } from '#adapters/database/engine/tables.ts';
import { pictureFaults } from '#adapters/database/integrity/derived/picture-faults.ts';
import { openReadBrochures } from '#adapters/database/photos/added-variants.ts';
import { openPhotoIndex } from '#adapters/database/photos/photo-index.ts';
import { openMemoryFileStore } from '#adapters/files/memory-file-store.ts';
import { openImages } from '#adapters/images/open-images.ts';
import { nodeSystem } from '#adapters/system/node-system.ts';
import { buildBrochurePdf } from '#test/build/build-pdf.ts';
import { actor, buildPhoto } from '#test/build/factories.ts';
import { openingCatalogues } from '#test/build/opening-lists.ts';
import { sealedAfter } from '#test/open/expect-sealed.ts';
import { eachDatabase } from '#test/postgres/each-database.ts';
import { Overloaded } from '../ports/failures.ts';
import { readBrochureTexts } from './read-brochure-texts.ts';
import { uploadPhoto } from './upload-photo.ts';

const images = openImages({ children: 1 });
afterAll(() => images.close());
const on = new AbortController().signal;

const resources = '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>';
const saying = (text: string) => buildBrochurePdf(`BT /F1 12 Tf 50 700 Td (${text}) Tj ET`, { resources });

function openShop(database: Database) {
  const photos = openPhotoIndex(database);
  const ports = { system: nodeSystem, files: openMemoryFileStore(), photos, catalogues: openingCatalogues };
  /** As an earlier release took it in, without its text. */
  const uploadBefore = async (fileName: string, bytes: Uint8Array, folder = 'pdfs') => {
    const makeBrochure: typeof images.makeBrochure = async (pdf) => {
      const made = await images.makeBrochure(pdf);
      return made.ok ? { ...made, value: { ...made.value, text: '' } } : made;
    };
    const upload = { folder, fileName, bytes };
    const uploaded = await uploadPhoto({ ...ports, images: { ...images, makeBrochure } }, upload, actor);
    if (!uploaded.ok) throw new Error(uploaded.message);
    return uploaded.value.photo;
  };
  const run = (readText = images.readText, signal = on) =>
    readBrochureTexts({ ...ports, images: { readText }, readBrochures: openReadBrochures(database) }, signal);
  const textOf = async (name: string) => {
    const file = (await photos.find('pdfs', name))?.variants.find(({ format }) => format === 'txt')?.file;
    const bytes = file === undefined ? null : await ports.files.get(file);
    return bytes && new TextDecoder().decode(bytes);
  };
  return { ...ports, uploadBefore, run, textOf };
}

eachDatabase('Texts of brochures', (openAny) => {
  const open = sealedAfter(openAny);
  test('are read of those that an earlier release took in, once, and of nothing else', async () => {
    const database = await open();
    const { uploadBefore, run, textOf, photos } = openShop(database);
    await uploadBefore('floors.pdf', saying('Soft floors'));
    await uploadBefore('pictures.pdf', buildBrochurePdf());
    await uploadBefore('fire.pdf', saying('Class B'), 'datasheets');
    await photos.add(buildPhoto({ name: 'teak.jpg' }), actor);
    const before = await photos.revision();
    expect(await textOf('floors.pdf')).toBeNull();
    expect(await run()).toEqual({ made: 1, failed: 0 });
    expect([await textOf('floors.pdf'), await textOf('pictures.pdf')]).toEqual(['Soft floors', null]);
    expect(await photos.revision()).toBe(before + 1);
    expect(await run()).toBeNull();
    expect(await pictureFaults(database.read)).toMatchObject({ wideFaults: [], fileFaults: [] });
    await uploadBefore('walls.pdf', saying('Fluted walls'));
    expect(await run()).toEqual({ made: 1, failed: 0 });
    expect(await textOf('walls.pdf')).toBe('Fluted walls');
  });

  test('that cannot be read are passed, and a stop or a busy machine loses none', async () => {
    const { uploadBefore, run, textOf, files } = openShop(await open());
    const { sourceHash } = await uploadBefore('gone.pdf', saying('Gone'));
    for (const name of ['a', 'b', 'c']) await uploadBefore(`${name}.pdf`, saying(`Page of ${name}`));
    await files.remove(sourceHash);
    const stop = new AbortController();
    const stopping: typeof images.readText = async (pdf) => {
      stop.abort();
      return await images.readText(pdf);
    };
    expect(await run(stopping, stop.signal)).toEqual({ made: 1, failed: 1 });
    expect([await textOf('a.pdf'), await textOf('b.pdf')]).toEqual(['Page of a', null]);
    let asked = 0;
    const busy: typeof images.readText = async (pdf) => {
      asked += 1;
      if (asked === 2) throw new Overloaded('The machine is busy.');
      return await images.readText(pdf);
    };
    await expect(run(busy)).rejects.toThrow(Overloaded);
    expect([await textOf('b.pdf'), await textOf('c.pdf')]).toEqual(['Page of b', null]);
    expect(await run()).toEqual({ made: 1, failed: 0 });
    expect(await textOf('c.pdf')).toBe('Page of c');
  });
});
