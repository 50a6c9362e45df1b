import type { Server } from 'node:http';
import { addressNetwork } from '#domain/staff/address-network.ts';
import { clientAddress } from './client-address.ts';
import type { ConnectionWatch } from './count-connections.ts';
import { refusalBytes } from './refuse-socket.ts';

/** A phone opens six. Many share one address. */
export const CONNECTIONS_OF_A_NETWORK = 200;

/**
 * Limits how many connections of one network are open at once, so that one machine cannot take all that the server has. A
 * trusted proxy may open as many as it likes: it speaks for everybody.
 */
export function limitConnections(
  server: Server,
  {
    most,
    https,
    isTrusted,
    refused = () => {},
  }: { most: number; https: boolean; isTrusted(address: string): boolean; refused?: ConnectionWatch['refused'] },
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress, undefined, () => false);
    if (isTrusted(address)) return;
    const network = addressNetwork(address);
    const others = open.get(network) ?? 0;
    if (others >= most) {
      refused(network);
      // Closed at once: a connection that waits would count too.
      socket.end(refusalBytes('too-many', https), () => socket.destroy());
      return;
    }
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
