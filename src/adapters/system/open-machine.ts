import { stat, statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname } from 'node:path';
import { connect } from 'node:tls';
import type { DiskReading } from '#domain/warnings/warnings-of.ts';
import type { Machine } from '#operations/ports/system.ts';

/** The disks of these folders of the shop, where `holds` is as in 'the disk of the files', and the certificate of its address. */
export function openMachine(
  folders: { holds: string; path: string }[],
  publicOrigin: string,
): Pick<Machine, 'disks' | 'certificateEnds'> {
  return {
    disks: async () => {
      const disks = new Map<number, { holds: string[]; path: string }>();
      for (const { holds, path } of folders) {
        const existing = await nearest(path);
        const { dev } = await stat(existing);
        const disk = disks.get(dev) ?? { holds: [], path: existing };
        disks.set(dev, { ...disk, holds: [...disk.holds, holds] });
      }
      return Promise.all([...disks.values()].map(read));
    },
    certificateEnds: async () => {
      const { protocol, hostname, port } = new URL(publicOrigin);
      return protocol === 'https:' ? certificateEnd(hostname.replace(/^\[|\]$/g, ''), Number(port || 443)) : null;
    },
  };
}

/** `bavail`, not `bfree`: a part of a disk is root's alone. */
async function read({ holds, path }: { holds: string[]; path: string }): Promise<DiskReading> {
  const { bavail, blocks, bsize } = await statfs(path);
  return { holds: holds.join(' and '), free: bavail * bsize, total: blocks * bsize };
}

/** The folder, or the one in which it will be made. */
async function nearest(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  return found || path === dirname(path) ? path : nearest(dirname(path));
}

const PATIENCE_MS = 3_000;

/** Asks the address as a browser would. A certificate that browsers refuse is read, too: its end is what matters. */
function certificateEnd(host: string, port: number): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const socket = connect({
    host,
    port,
    rejectUnauthorized: false,
    timeout: PATIENCE_MS,
    ...(isIP(host) ? {} : { servername: host }),
  });
  const end = (answer: string | null) => {
    socket.destroy();
    resolve(answer);
  };
  socket.on('secureConnect', () => {
    const until = Date.parse(socket.getPeerCertificate().valid_to);
    end(Number.isNaN(until) ? null : new Date(until).toISOString());
  });
  socket.on('timeout', () => end(null));
  socket.on('error', () => end(null));
  return promise;
}
