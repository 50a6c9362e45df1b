import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export type HostilePicture = {
  name: string;
  bytes: Uint8Array;
  /** What becomes of it: a clean picture, or a refusal that says this. */
  becomes: 'a picture' | RegExp;
};

/** What must be in no output of any file. Each is long enough never to come about by chance. */
export function markersIn(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return [...markers, 'Exif\0\0', 'http://ns.adobe.com', 'ICC_PROFILE', 'Odisha secret place'].filter((marker) =>
    text.includes(marker),
  );
}

const markers = ['<script>alert(1)</script>', '<?php system("id");', 'PK\x03\x04\x14\0'];
const notOurs = /not a JPEG, PNG or WebP/;
const tooLarge = /more than 50 megapixels/;
const damaged = /cut off or damaged/;

/** Files that somebody made to harm a server, or that a shop's people send without meaning harm. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const { jpeg, png, webp } = await basePictures();
  const plain = () => sharp({ create: { width: 64, height: 48, channels: 3, background: '#c03020' } });
  const tails = Object.entries({ jpeg, png, webp }).flatMap(([kind, bytes]) =>
    markers.map((marker) => ({ name: `${kind} with ${marker.slice(0, 5)} after its end`, bytes: join(bytes, marker) })),
  );
  const cut = Object.entries({ jpeg, png, webp }).flatMap(([kind, bytes]) => [
    { name: `${kind} cut off in the middle`, bytes: bytes.subarray(0, bytes.length / 2) },
    { name: `${kind} cut off in its head`, bytes: bytes.subarray(0, 30) },
  ]);
  const strangers = {
    SVG: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    HTML: '<!doctype html><script>alert(1)</script>',
    PDF: '%PDF-1.7\n%%EOF',
    MVG: 'push graphic-context\nimage over 0,0 9,9 "https://example.com/x"\npop graphic-context',
    TIFF: await plain().tiff().toBuffer(),
    GIF: await plain().gif().toBuffer(),
    AVIF: await plain().avif().toBuffer(),
    'a PHP file that begins like a GIF': 'GIF89a<?php system("id");',
    nothing: '',
    'one byte': '\xff',
  };
  return [
    ...Object.entries(strangers).map(([name, content]) => ({
      name: `${name} named .jpg`,
      bytes: Buffer.from(content as string, 'latin1'),
      becomes: notOurs,
    })),
    ...tails.map((one) => ({ ...one, becomes: 'a picture' as const })),
    ...markers.map((marker) => ({
      name: `JPEG with ${marker.slice(0, 5)} in its comment`,
      bytes: withComment(jpeg, marker),
      becomes: 'a picture' as const,
    })),
    { name: 'JPEG with a script and a place in its EXIF', bytes: await withExif(jpeg), becomes: 'a picture' },
    { name: 'PNG bomb of 400 megapixels', bytes: flatPng(20_000, 20_000, 1), becomes: tooLarge },
    { name: 'flat PNG just below the limit', bytes: flatPng(7000, 7000, 1), becomes: 'a picture' },
    { name: 'PNG that claims 60,000 x 60,000', bytes: claimedPng(png, 60_000, 60_000), becomes: tooLarge },
    { name: 'PNG that claims more than there is', bytes: claimedPng(png, 7000, 7000), becomes: damaged },
    { name: 'JPEG that claims 60,000 x 60,000', bytes: claimedJpeg(jpeg, 60_000), becomes: tooLarge },
    { name: 'JPEG that claims more than there is', bytes: claimedJpeg(jpeg, 7000), becomes: damaged },
    ...cut.map((one) => ({ ...one, becomes: damaged })),
    { name: 'one pixel', bytes: await plain().resize(1, 1).png().toBuffer(), becomes: 'a picture' },
    { name: 'a line of 20,000 pixels', bytes: flatPng(20_000, 1, 8), becomes: 'a picture' },
    { name: 'a column of 20,000 pixels', bytes: flatPng(1, 20_000, 8), becomes: 'a picture' },
  ];
}

/** One small picture in each of the three formats, with texture, so that a change of any byte can matter. */
export async function basePictures(): Promise<Record<'jpeg' | 'png' | 'webp', Buffer>> {
  const [width, height] = [64, 48];
  const data = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + ((at * at) >> 9)) & 255));
  const picture = () => sharp(data, { raw: { width, height, channels: 3 } });
  const [jpeg, png, webp] = [picture().jpeg(), picture().png(), picture().webp()];
  return { jpeg: await jpeg.toBuffer(), png: await png.toBuffer(), webp: await webp.toBuffer() };
}

function join(bytes: Buffer, tail: string) {
  return Buffer.concat([bytes, Buffer.from(tail, 'latin1')]);
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
}

function withExif(jpeg: Buffer) {
  return sharp(jpeg)
    .withIccProfile('srgb')
    .withExif({
      IFD0: { Copyright: '<script>alert(1)</script>', ImageDescription: 'Odisha secret place' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '20/1 17/1 45/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '85/1 49/1 28/1',
      },
    })
    .jpeg()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const pngHead = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function pngSize(width: number, height: number, bits: number, colour: number) {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, colour, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk('IHDR', data);
}

function flatPng(width: number, height: number, bits: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil((width * bits) / 8)) * height);
  const data = chunk('IDAT', deflateSync(rows, { level: 1 }));
  return Buffer.concat([pngHead, pngSize(width, height, bits, 0), data, chunk('IEND', Buffer.alloc(0))]);
}

function claimedPng(png: Buffer, width: number, height: number): Buffer {
  return Buffer.concat([pngHead, pngSize(width, height, 8, 2), png.subarray(33)]);
}

function claimedJpeg(jpeg: Buffer, side: number): Buffer {
  const claimed = Buffer.from(jpeg);
  const frame = claimed.indexOf(Buffer.from([0xff, 0xc0]));
  claimed.writeUInt16BE(side, frame + 5);
  claimed.writeUInt16BE(side, frame + 7);
  return claimed;
}
