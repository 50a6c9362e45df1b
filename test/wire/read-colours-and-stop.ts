import { openImages } from '#adapters/images/open-images.ts';
import { readPictureColours } from '#operations/photos/read-picture-colours.ts';
import { openPorts } from '#start/open-ports.ts';

/* A process that reads the colours of a shop's pictures and, in the middle of the given one, says so and stands still until it is killed. */

const [databaseUrl = '', filesUrl = '', last = ''] = process.argv.slice(2);
const ports = await openPorts({ databaseUrl, filesUrl });
const images = openImages({ children: 1 });
let asked = 0;

function readColours(picture: Uint8Array): ReturnType<typeof images.readColours> {
  asked += 1;
  if (asked < Number(last)) return images.readColours(picture);
  return new Promise(() => {
    process.stdout.write('here\n');
    setInterval(() => {}, 1000);
  });
}

await readPictureColours({ ...ports, images: { readColours } }, new AbortController().signal);
