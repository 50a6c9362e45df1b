import { mediaPath, path } from '#contract/path.ts';
import { paths } from '#contract/paths.ts';
import {
  type DeletedPhotoAnswer,
  deletedImagesCall,
  deleteImageCall,
  describeImageCall,
  filenamesCall,
  type PhotoAnswer,
  restoreImageCall,
  uploadFilesCall,
} from '#contract/photos.ts';
import { holdsPdfs } from '#domain/catalogue/brochure-folder.ts';
import { namesOf, takesUploads } from '#domain/catalogue/folders-of.ts';
import { failed } from '#domain/outcome.ts';
import { type Photo, photoAlt } from '#domain/photos/photo.ts';
import { shownWidths } from '#domain/photos/photo-sizes.ts';
import { uploadProblem } from '#domain/photos/upload-problems.ts';
import { deletePhotos } from '#operations/photos/delete-photos.ts';
import { describePhoto } from '#operations/photos/describe-photo.ts';
import { restorePhotos } from '#operations/photos/restore-photos.ts';
import { uploadPhoto } from '#operations/photos/upload-photo.ts';
import type { FolderPart } from '#operations/ports/photos.ts';
import { recheckLogin } from '../http/recheck-login.ts';
import { isNotModified } from '../http/send-stored.ts';
import { maySee } from '../middleware/require-staff.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import { limitUploads } from '../uploads/limit-uploads.ts';
import { readUpload, UPLOAD_IDLE_TIMEOUT } from '../uploads/read-upload.ts';

export function photoRoutes(ports: ServerPorts, settings: ServerSettings): Route[] {
  const takeSlot = limitUploads(settings.rateLimits);
  return [
    route(filenamesCall, async ({ context, params: { group }, query }) => {
      const { record } = await ports.catalogues.current();
      const isThere = takesUploads(record, group) && (await maySee(ports, context, record, group));
      if (!isThere) return refuse(context, failed('not-found', 'There is no such folder.'));
      const [photos, count] = await Promise.all([
        ports.photos.listPart(group, partOf(query)),
        ports.photos.count(group),
      ]);
      const answer = JSON.stringify(
        holdsPdfs(group)
          ? photos.map(({ photo }) => photo.name)
          : photos.map(({ photo, place }) => photoAnswer(photo, place, namesOf(record, group).en)),
      );
      // Of what is sent: a restored shop counts its changes from an earlier number again.
      const etag = `"${ports.system.sha256(`${count} ${answer}`).slice(0, 32)}"`;
      const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'X-Total-Count': String(count) };
      if (isNotModified(context, etag)) return context.body(null, 304, headers);
      return context.body(answer, 200, { ...headers, 'Content-Type': 'application/json' });
    }),

    route(uploadFilesCall, async ({ context, params: { productType: folder, fileName }, actor }) => {
      const slot = await takeSlot(actor.username, Date.parse(ports.system.now()));
      if (!slot.ok) return refuse(context, slot);
      let read = 0;
      try {
        if (!takesUploads((await ports.catalogues.current()).record, folder)) return refuse(context, unknownType);
        const problem = uploadProblem({ folder, name: fileName, type: '', size: 1 });
        if (problem)
          return refuse(context, failed('invalid', problem, { problems: [{ field: 'fileName', message: problem }] }));
        const { upload, received } = await readUpload(context, settings.uploadIdleTimeout ?? UPLOAD_IDLE_TIMEOUT);
        read = received;
        if (!upload.ok) return refuse(context, upload);
        const login = await recheckLogin(ports, context, uploadFilesCall.who);
        if (!login.ok) return refuse(context, login);
        const outcome = await uploadPhoto(ports, { folder, fileName, bytes: upload.value }, actor);
        if (!outcome.ok) return refuse(context, outcome);
        const { kind, photo, message } = outcome.value;
        const where = path(paths.download, { category: photo.folder, file: photo.name });
        return sendText(context, message, kind === 'added' ? 201 : 200, { Location: where });
      } finally {
        slot.value.end(read, Date.parse(ports.system.now()));
      }
    }),

    route(describeImageCall, async ({ context, params: { product: folder, name }, body, actor }) => {
      const outcome = await describePhoto(ports, { folder, name, ...body }, actor);
      if (!outcome.ok) return refuse(context, outcome);
      const [[placed], { record }] = await Promise.all([
        ports.photos.listPart(folder, { names: [outcome.value.name] }),
        ports.catalogues.current(),
      ]);
      return context.json(photoAnswer(outcome.value, placed?.place ?? 0, namesOf(record, folder).en));
    }),

    route(deleteImageCall, async ({ context, params, actor }) => {
      const outcome = await deletePhotos(ports, photosIn(params), actor);
      return outcome.ok ? sendText(context, outcome.value) : refuse(context, outcome);
    }),

    route(restoreImageCall, async ({ context, params, query: { key }, actor }) => {
      const outcome = await restorePhotos(ports, { ...photosIn(params), key }, actor);
      return outcome.ok ? sendText(context, outcome.value) : refuse(context, outcome);
    }),

    route(deletedImagesCall, async ({ context, params: { product: folder } }) => {
      const { record } = await ports.catalogues.current();
      if (!takesUploads(record, folder)) return refuse(context, failed('not-found', 'There is no such folder.'));
      const removed = await ports.photos.listRemoved(folder, ports.system.now());
      return context.json(removed.slice(0, MOST_DELETED).map(deletedAnswer));
    }),
  ];
}

const unknownType = failed('not-found', 'There is no such product type to upload to.');

function photosIn({ product, names }: { product: string; names: string }): { folder: string; names: string[] } {
  return { folder: product, names: splitNames(names) };
}

function splitNames(names: string): string[] {
  const listed = names.split(',').map((name) => name.trim());
  return [...new Set(listed.filter(Boolean))];
}

/** Of those that can be restored: a page of names is enough to find one that was deleted by mistake. */
const MOST_DELETED = 200;

function deletedAnswer({ id, name, removedAt, placeholder }: Photo): DeletedPhotoAnswer {
  return { key: id, name, deletedAt: removedAt ?? '', placeholder };
}

type PartQuery = { size?: number | undefined; page: number; names?: string | undefined };

function partOf({ size = Number.MAX_SAFE_INTEGER, page, names }: PartQuery): FolderPart {
  return names === undefined ? { skip: (page - 1) * size, size } : { names: splitNames(names) };
}

function photoAnswer(photo: Photo, index: number, folderName: string): PhotoAnswer {
  const jpg = shownWidths(photo.variants, 'jpg');
  return {
    name: photo.name,
    src: mediaPath(photo.hash, jpg.at(-1) ?? photo.width, 'jpg'),
    // Every gallery shows pictures as 4 by 3. Their real size is in `pixelWidth` and `pixelHeight`.
    width: 4,
    height: 3,
    key: photo.id,
    alt: photoAlt(photo.title, folderName, index + 1),
    title: photo.title,
    titles: { en: photo.title, ...photo.titles },
    colours: photo.colours,
    coloursRead: photo.colourFacts.read ?? [],
    coloursChosen: photo.colourFacts.chosen,
    surface: photo.surface,
    version: photo.version,
    hash: photo.hash,
    pixelWidth: photo.width,
    pixelHeight: photo.height,
    placeholder: photo.placeholder,
    avif: shownWidths(photo.variants, 'avif'),
    jpg,
    bytes: photo.variants.find(({ file }) => file === photo.hash)?.bytes ?? 0,
    addedAt: photo.addedAt,
  };
}
