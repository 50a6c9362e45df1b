import { openImages } from '#adapters/images/open-images.ts';
import { makeWidePictures } from '#operations/photos/make-wide-pictures.ts';
import { openPorts } from '#start/open-ports.ts';

/* A process that makes the wide pictures of a shop and, in the middle of the given one, says so and stands still until it is killed. */

const [databaseUrl = '', filesUrl = '', last = ''] = process.argv.slice(2);
const ports = await openPorts({ databaseUrl, filesUrl });
const images = openImages();
let asked = 0;

function makeWide(master: Uint8Array): ReturnType<typeof images.makeWide> {
  asked += 1;
  if (asked < Number(last)) return images.makeWide(master);
  return new Promise(() => {
    process.stdout.write('here\n');
    setInterval(() => {}, 1000);
  });
}

await makeWidePictures({ ...ports, images: { makeWide } }, new AbortController().signal);
