import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { uploadPhoto } from '#operations/photos/upload-photo.ts';
import type { Actor } from '#operations/ports/actor.ts';
import type { LeaseStore } from '#operations/ports/leases.ts';
import { type DemoUpload, demoUploads } from './demo-uploads.ts';

type Ports = Parameters<typeof uploadPhoto>[0] & { leases: LeaseStore };

type Options = {
  print(line: string): void;
  /** Ends the load between two pictures; the next start goes on. */
  signal: AbortSignal;
  /** Called after each picture. */
  uploaded?(): Promise<void>;
  /** Milliseconds until the lease of a killed process expires. */
  leaseMs?: number;
};

/**
 * Uploads the demo's pictures and brochures with the operation that staff use, one at a time, in one process at a time. A
 * load that was interrupted goes on where it stopped. A finished load never runs again, and pictures that staff have
 * deleted stay deleted.
 */
export async function loadDemoPictures(
  ports: Ports,
  demoFolder: string,
  actor: Actor,
  { print, signal, uploaded, leaseMs = 60_000 }: Options,
): Promise<void> {
  const { system, leases } = ports;
  const holder = system.uuid();
  const leaseEnd = () => new Date(Date.parse(system.now()) + leaseMs).toISOString();
  const takeLease = (until: string | null) => leases.take('demo pictures', holder, system.now(), until);
  if (!(await takeLease(leaseEnd()))) {
    // Either the load is finished, or another process runs it. If that one was killed, its lease expires meanwhile.
    const waited = await setTimeout(leaseMs + 1000, true, { signal, ref: false }).catch(() => false);
    if (!waited || !(await takeLease(leaseEnd()))) return;
  }

  // On a busy machine one picture may take longer than the lease.
  // An error of the database here is ignored: the renewal before the next picture throws it.
  const renewal = setInterval(() => takeLease(leaseEnd()).catch(() => {}), leaseMs / 3);
  let finished = false;
  try {
    const uploads = await demoUploads(demoFolder);
    let leftOut = 0;
    for (const [position, upload] of uploads.entries()) {
      if (signal.aborted || !(await takeLease(leaseEnd()))) return;
      const problem = await uploadOne(ports, upload, actor);
      if (signal.aborted) return;
      if (problem) print(`Demo pictures: ${upload.fileName} is left out. ${problem}`);
      if (problem) leftOut += 1;
      await uploaded?.();
      if ((position + 1) % 12 === 0) print(`Demo pictures: ${position + 1} of ${uploads.length} …`);
    }
    clearInterval(renewal);
    finished = leftOut === 0 && (await takeLease(null));
    print(`Demo pictures: ${uploads.length - leftOut} of ${uploads.length} are in the shop.`);
  } finally {
    clearInterval(renewal);
    if (!finished) await leases.release('demo pictures', holder);
  }
}

/** Null, or why it could not be uploaded. */
async function uploadOne(ports: Ports, { path, ...upload }: DemoUpload, actor: Actor): Promise<string | null> {
  const bytes = await readFile(path);
  const known = await ports.photos.findBySource(ports.system.sha256(bytes));
  if (known.some(({ folder }) => folder === upload.folder)) return null;
  const outcome = await uploadPhoto(ports, { ...upload, bytes }, actor);
  // Staff have uploaded another picture under this name: theirs stays.
  return outcome.ok || outcome.kind === 'conflict' ? null : outcome.message;
}
