import type { SharedThing } from '#domain/shares/share.ts';
import { type DocumentPorts, readSharedDocument } from './read-shared-document.ts';
import type { SharedContent } from './shared-content.ts';

export type SharedThingPorts = DocumentPorts;

/** Null when there is no such thing. `frozen`: SHA-256 of the paper of a statement that is shared already. */
export async function readSharedThing(
  ports: SharedThingPorts,
  of: SharedThing,
  _frozen: string | null = null,
): Promise<SharedContent | null> {
  return of.kind === 'document' ? readSharedDocument(ports, of.id) : null;
}
