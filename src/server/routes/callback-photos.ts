import type { Logger } from 'pino';
import { callbackPhotoCall, callbackPhotoDeleteCall, callbackPhotoShownCall } from '#contract/callback-photos.ts';
import { maxCallbackPhotoBytes } from '#domain/callbacks/callback-photo.ts';
import { addCallbackPhoto, callbackPhotoWait, tooManyPhotos } from '#operations/callbacks/add-callback-photo.ts';
import { deleteCallbackPhoto, noPhoto } from '#operations/callbacks/delete-callback-photo.ts';
import { answerCallback } from '../answers/answer-callbacks.ts';
import { sendStored } from '../http/send-stored.ts';
import { refuse, sendText } from '../respond.ts';
import { type Route, route } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import { readUpload, UPLOAD_IDLE_TIMEOUT } from '../uploads/read-upload.ts';

/** The photo of a wall that a visitor sends with a request: anyone may send one, staff alone see it. */
export function callbackPhotoRoutes(ports: ServerPorts, settings: ServerSettings, log: Logger): Route[] {
  return [
    route(callbackPhotoCall, async ({ context, params, actor }) => {
      // Before a byte is read.
      const wait = settings.rateLimits ? await callbackPhotoWait(ports, actor.address) : 0;
      if (wait > 0) return refuse(context, tooManyPhotos(wait));
      const { upload } = await readUpload(context, settings.uploadIdleTimeout ?? UPLOAD_IDLE_TIMEOUT, {
        most: maxCallbackPhotoBytes,
      });
      if (!upload.ok) return refuse(context, upload);
      const outcome = await addCallbackPhoto(ports, params.id, upload.value, settings.rateLimits);
      return outcome.ok ? sendText(context, 'OK') : refuse(context, outcome);
    }),

    route(callbackPhotoShownCall, async ({ context, params }) => {
      const [photo] = await ports.callbackPhotos.of([params.id]);
      if (!photo?.file) return refuse(context, noPhoto);
      const { file: sha256, bytes } = photo;
      return sendStored(context, { files: ports.files, log }, { ...jpeg, sha256, bytes });
    }),

    route(callbackPhotoDeleteCall, async ({ context, params, actor }) => {
      const outcome = await deleteCallbackPhoto(ports, params.id, actor);
      if (!outcome.ok) return refuse(context, outcome);
      return answerCallback(context, ports, await ports.callbacks.find(params.id));
    }),
  ];
}

const jpeg = { type: 'image/jpeg', cacheControl: 'no-store' };
