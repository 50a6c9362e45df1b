import type { Logger } from 'pino';
import { mediaCall } from '#contract/photos.ts';
import { failed } from '#domain/outcome.ts';
import { sendStored } from '../http/send-stored.ts';
import { refuse } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

const types = { avif: 'image/avif', jpg: 'image/jpeg' } as const;

/** The pictures of the site at each width. An address contains the hash of its picture, so its content never changes. */
export function mediaRoutes(ports: ServerPorts, log: Logger): Route[] {
  return [
    route(mediaCall, async ({ context, params: { hash, file } }) => {
      const [, width, format] = /^([1-9]\d{0,3})\.(avif|jpg)$/.exec(file) ?? [];
      const photo = width && /^[0-9a-f]{64}$/.test(hash) ? await ports.photos.findByHash(hash) : null;
      const variant = photo?.variants.find((each) => each.format === format && each.width === Number(width));
      if (!variant)
        return refuse(context, failed('not-found', 'There is no such picture.'), { 'Cache-Control': 'no-cache' });
      return sendStored(
        context,
        { files: ports.files, log },
        {
          sha256: variant.file,
          bytes: variant.bytes,
          type: types[format as keyof typeof types],
          cacheControl: 'public, max-age=31536000, immutable',
        },
      );
    }),
  ];
}
