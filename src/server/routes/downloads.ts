import type { Context } from 'hono';
import type { Logger } from 'pino';
import { downloadCall, servicesCall } from '#contract/photos.ts';
import { brochureFolder, holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { failed } from '#domain/outcome.ts';
import type { Variant } from '#domain/photos/photo.ts';
import { type BrandDrawing, brandDrawings } from '../brand/brand-drawings.ts';
import { ownLogo } from '../brand/own-logo.ts';
import { isNotModified, sendStored } from '../http/send-stored.ts';
import { maySee } from '../middleware/require-staff.ts';
import { refuse } from '../respond.ts';
import { type Env, type Route, route } from '../route.ts';
import type { ServerPorts } from '../server-ports.ts';

/** Pictures, brochures and their thumbnails by name, and the firm's own drawings, under the specification's two addresses. */
export function downloadRoutes(ports: ServerPorts, log: Logger): Route[] {
  const drawings = brandDrawings(ports.system);
  const send = async (context: Context<Env>, category: string, name: string): Promise<Response> => {
    const address = `${category}/${name}`;
    const drawing = (address === 'general/logo' && (await ownLogo(ports))) || drawings.get(address);
    if (drawing) return sendDrawing(context, drawing);
    const { record } = await ports.catalogues.current();
    // A name is easily guessed, as the hash in an address of /media is not.
    const file = (await maySee(ports, context, record, category)) ? await find(ports, category, name) : null;
    if (!file) return refuse(context, failed('not-found', 'There is no such file.'), { 'Cache-Control': 'no-cache' });
    return sendStored(context, { files: ports.files, log }, { ...file, cacheControl: 'no-cache' });
  };
  return [
    route(downloadCall, ({ context, params }) => send(context, params.category, params.file)),
    route(servicesCall, ({ context, params }) => send(context, params.category, params.imageName)),
  ];
}

type Found = { sha256: string; bytes: number; type: string; name: string };

async function find({ photos }: ServerPorts, category: string, name: string): Promise<Found | null> {
  const isThumbnail = category === 'pdfthumbs';
  const photo = await photos.find(isThumbnail ? brochureFolder : category, name);
  if (!photo) return null;
  const format = holdsPdfs(category) ? 'pdf' : 'jpg';
  const variant = largest(photo.variants.filter((each) => each.format === format));
  return (
    variant && {
      sha256: variant.file,
      bytes: variant.bytes,
      type: format === 'pdf' ? 'application/pdf' : 'image/jpeg',
      name: isThumbnail ? photo.name.replace(/pdf$/, 'jpg') : photo.name,
    }
  );
}

function largest(variants: Variant[]): Variant | null {
  return variants.sort((one, other) => other.width - one.width)[0] ?? null;
}

function sendDrawing(context: Context<Env>, { svg, etag }: BrandDrawing): Response {
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=3600',
    'Content-Type': 'image/svg+xml',
    // A firm's own logo is a picture in the drawing, and browsers may follow the drawing's own policy.
    'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'; sandbox",
  };
  return isNotModified(context, etag) ? context.body(null, 304, headers) : context.body(svg, 200, headers);
}
