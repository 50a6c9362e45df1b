import type { SharedThing } from '#domain/shares/share.ts';
import { type DocumentPorts, readSharedDocument } from './read-shared-document.ts';
import { readSharedStatement, type SharedStatementPorts } from './read-shared-statement.ts';
import { readSharedVoucher, type SharedVoucherPorts } from './read-shared-voucher.ts';
import type { SharedContent } from './shared-content.ts';

export type SharedThingPorts = DocumentPorts & SharedVoucherPorts & SharedStatementPorts;

/** Null when there is no such thing. `frozen`: SHA-256 of the paper of a statement. */
export async function readSharedThing(
  ports: SharedThingPorts,
  of: SharedThing,
  frozen: string | null,
): Promise<SharedContent | null> {
  if (of.kind === 'document') return readSharedDocument(ports, of.id);
  if (of.kind === 'receipt') return readSharedVoucher(ports, of.id);
  return frozen === null ? null : readSharedStatement(ports, of, frozen);
}
