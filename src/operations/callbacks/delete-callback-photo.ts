import { failed, type Outcome, ok } from '#domain/outcome.ts';
import { claimFiles } from '../files/claim-files.ts';
import { removeOrphan } from '../files/remove-orphan.ts';
import type { Actor } from '../ports/actor.ts';
import type { AuditLog } from '../ports/audit.ts';
import type { CallbackPhotoStore } from '../ports/callback-photos.ts';
import type { FileStore } from '../ports/files.ts';
import type { PhotoIndex } from '../ports/photos.ts';
import type { System } from '../ports/system.ts';

type Ports = {
  system: Pick<System, 'now'>;
  files: Pick<FileStore, 'list' | 'get' | 'put' | 'putAt' | 'remove' | 'mark' | 'setMark'>;
  photos: Pick<PhotoIndex, 'referenced'>;
  callbackPhotos: Pick<CallbackPhotoStore, 'forgetOne'>;
  audit: Pick<AuditLog, 'read'>;
};

/**
 * Staff delete the photo of a request before its 180 days, because the visitor asks for it: at once and for good. 'conflict' when
 * the files may belong to another shop. If the file store fails, the row has no file any more, and the sweep removes what is left.
 */
export async function deleteCallbackPhoto(ports: Ports, callback: string, actor: Actor): Promise<Outcome<null>> {
  const claim = await claimFiles(ports);
  if (claim.kind !== 'ours') return failed('conflict', claim.message);
  const file = await ports.callbackPhotos.forgetOne(callback, ports.system.now(), actor);
  if (!file) return noPhoto;
  await removeOrphan(ports, file, null);
  return ok(null);
}

export const noPhoto = failed('not-found', 'There is no photo of this callback, or it is deleted.');
