import { previewBrochureCall, type SavedBrochure, saveBrochureCall } from '#contract/brochures.ts';
import { path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import { brochureFileName } from '#domain/brochures/brochure-file-name.ts';
import { brochureFolder } from '#domain/catalogue/brochure-folder.ts';
import { failed } from '#domain/outcome.ts';
import { composeBrochure } from '#operations/brochures/compose-brochure.ts';
import { nameBrochure } from '#operations/brochures/name-brochure.ts';
import { uploadPhoto } from '#operations/photos/upload-photo.ts';
import { Overloaded } from '#operations/ports/failures.ts';
import { currentSiteWords } from '#operations/site-words/current-site-words.ts';
import { limitRate } from '../limit-rate.ts';
import { refuse, sendPdf, type WireOutcome } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';

/** A minute and person: somebody who looks at each change needs fewer. */
const MOST_PER_MINUTE = 30;

/** Each holds its pictures in memory, up to 18 MB. */
const BROCHURES_AT_ONCE = 2;

/** Makes brochures of pictures of the catalogue. */
export function brochureRoutes(ports: ServerPorts, { rateLimits }: ServerSettings): Route[] {
  const secondsToWait = limitRate(rateLimits ? MOST_PER_MINUTE : Number.POSITIVE_INFINITY);
  let running = 0;

  /** In its turn, and not too often. */
  async function limited<T>(who: string, work: () => Promise<WireOutcome<T>>): Promise<WireOutcome<T>> {
    const wait = secondsToWait(who, Date.parse(ports.system.now()));
    if (wait > 0)
      return failed('too-many', `Too many brochures in a minute. Wait ${wait} seconds.`, { retryAfter: wait });
    if (running >= BROCHURES_AT_ONCE) throw new Overloaded('Too many brochures are being made just now.');
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  }

  return [
    route(previewBrochureCall, async ({ context, body, actor }) => {
      const drawn = await limited(actor.username, async () => composeBrochure(ports, body, await accentOf(ports)));
      return drawn.ok ? sendPdf(context, drawn.value, brochureFileName(body.title)) : refuse(context, drawn);
    }),

    route(saveBrochureCall, async ({ context, body, actor }) => {
      const outcome = await limited(actor.username, async () => {
        const drawn = await composeBrochure(ports, body, await accentOf(ports));
        if (!drawn.ok) return drawn;
        const fileName = await nameBrochure(ports, body.title);
        const title = body.title.trim().toUpperCase();
        const upload = { folder: brochureFolder, fileName, bytes: drawn.value, title, replace: body.replace };
        const uploaded = await uploadPhoto(ports, upload, actor);
        return !uploaded.ok && uploaded.kind === 'conflict' ? nameTaken(fileName) : uploaded;
      });
      if (!outcome.ok) return refuse(context, outcome);
      const { kind, photo, message } = outcome.value;
      const bytes = photo.variants.find(({ format }) => format === 'pdf')?.bytes ?? 0;
      const saved = { name: photo.name, title: photo.title, pages: photo.pages ?? 0, bytes, message };
      return context.json(saved satisfies SavedBrochure, kind === 'added' ? 201 : 200, {
        Location: path(paths.download, { category: brochureFolder, file: photo.name }),
      });
    }),
  ];
}

/** The file's name comes from the title, so that is what staff can change. */
function nameTaken(fileName: string) {
  const message = `Brochures has another ${fileName}. Change the title, or replace the other one`;
  return failed('conflict', `${message}.`, { problems: [{ field: 'title', message }] });
}

async function accentOf(ports: ServerPorts): Promise<string> {
  return (await currentSiteWords(ports)).words.look.accent;
}
