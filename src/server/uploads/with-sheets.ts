import type { Context } from 'hono';
import type { Call } from '#contract/call.ts';
import type { Actor } from '#operations/ports/actor.ts';
import { recheckLogin } from '../http/recheck-login.ts';
import { refuse } from '../respond.ts';
import type { Env } from '../route.ts';
import type { ServerPorts, ServerSettings } from '../server-ports.ts';
import { limitUploads } from './limit-uploads.ts';
import { readUpload, UPLOAD_IDLE_TIMEOUT } from './read-upload.ts';

/** `json`: the file may also come as a body of JSON. */
type Sheet = { context: Context<Env>; actor: Actor; call: Pick<Call, 'who'>; json?: boolean };

/**
 * Works with the bytes of an uploaded sheet, within the limits of uploads, for somebody who may still send it when it has arrived.
 * The slot of the upload is given back when the answer is there.
 */
export function withSheets(ports: ServerPorts, settings: ServerSettings) {
  const takeSlot = limitUploads(settings.rateLimits);
  const now = () => Date.parse(ports.system.now());
  return async (
    { context, actor, call, json = false }: Sheet,
    work: (bytes: Uint8Array) => Promise<Response>,
  ): Promise<Response> => {
    const slot = await takeSlot(actor.username, now());
    if (!slot.ok) return refuse(context, slot);
    let read = 0;
    try {
      const idle = settings.uploadIdleTimeout ?? UPLOAD_IDLE_TIMEOUT;
      const { upload, received } = await readUpload(context, idle, { plain: true, json });
      read = received;
      if (!upload.ok) return refuse(context, upload);
      const login = await recheckLogin(ports, context, call.who);
      return login.ok ? await work(upload.value) : refuse(context, login);
    } finally {
      slot.value.end(read, now());
    }
  };
}
