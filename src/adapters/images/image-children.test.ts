import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { Overloaded } from '#operations/ports/failures.ts';
import { buildBrochurePdf, buildEndlessPdf } from '#test/build/build-pdf.ts';
import { type OpenImages, openImages } from './open-images.ts';

const opened: OpenImages[] = [];
function open(options: Parameters<typeof openImages>[0] = {}) {
  const images = openImages(options);
  opened.push(images);
  return images;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((images) => images.close()));
});

const noise = Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, at) => (at >> 3) & 255));
const photo = await sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
  .jpeg()
  .toBuffer();
const heavy = await sharp(photo).resize(8000, 6000, { kernel: 'nearest' }).png({ compressionLevel: 1 }).toBuffer();
const small = await sharp(photo).resize(100).jpeg().toBuffer();
const middle = await sharp(photo).resize(300).jpeg().toBuffer();
// Of one colour: its wide variant takes a tenth of the time of a real one, and still several times as long as a small photo.
const plain = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#a0785a' } })
  .jpeg()
  .toBuffer();

const grained = await sharp(photo).resize(2400, 1600).jpeg().toBuffer();

function pid(images: OpenImages) {
  return images.pids()[0] ?? 0;
}
function runs(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
function started(images: OpenImages) {
  return vi.waitFor(() => expect(images.pids()).not.toEqual([]), { interval: 1, timeout: 10_000 });
}

test('no process runs before the first picture, nor after a while without work', async () => {
  const images = open({ idleMs: 50 });
  expect(images.pids()).toEqual([]);
  expect(await images.makePhoto(small)).toMatchObject({ ok: true });
  const first = pid(images);
  expect(runs(first)).toBe(true);
  await vi.waitFor(() => expect(runs(first)).toBe(false), { timeout: 5000 });
  expect(images.pids()).toEqual([]);
  expect(await images.makePhoto(small)).toMatchObject({ ok: true });
});

test('a file that is not a picture starts no process', async () => {
  const images = open();
  await images.makePhoto(Buffer.from('<svg/>'));
  expect(images.pids()).toEqual([]);
});

test('when the process is killed during its work, neither this picture nor the next one is lost', async () => {
  const images = open({ children: 1 });
  await images.makePhoto(small);
  const first = pid(images);
  // Stopped first, or a fast one would have finished by then.
  process.kill(first, 'SIGSTOP');
  const made = [images.makePhoto(photo), images.makePhoto(small)];
  setTimeout(() => process.kill(first, 'SIGKILL'), 100);
  expect(await Promise.all(made)).toMatchObject([{ ok: true }, { ok: true }]);
  expect(pid(images)).not.toBe(first);
});

test('the process killed between two pictures is replaced', async () => {
  const images = open({ children: 1 });
  await images.makePhoto(small);
  process.kill(pid(images), 'SIGKILL');
  expect(await images.makePhoto(small)).toMatchObject({ ok: true });
});

test('a picture that keeps the processor busy for too long is given up at once, and the next one is made', async () => {
  const images = open({ children: 1, maxProcessorMs: 600 });
  expect(await images.makePhoto(small)).toMatchObject({ ok: true });
  expect(await images.makePhoto(heavy)).toMatchObject({ ok: false, message: expect.stringContaining('too long') });
  expect(await images.makePhoto(small)).toMatchObject({ ok: true });
});

test('a picture that gets no processor time is refused as overload, not as damaged, and the next one is made', async () => {
  const images = open({ children: 1, timeoutMs: 3000 });
  // On a busy machine a new process may itself get too little of the processor in three seconds.
  const made = () =>
    expect.poll(() => images.makePhoto(small).catch(() => null), { timeout: 30_000 }).toMatchObject({ ok: true });
  await made();
  const hung = pid(images);
  process.kill(hung, 'SIGSTOP');
  await expect(images.makePhoto(small)).rejects.toBeInstanceOf(Overloaded);
  await made();
  await vi.waitFor(() => expect(runs(hung)).toBe(false), { timeout: 5000 });
});

test('a file that takes too much memory is given up, and the next one is made', async () => {
  const images = open({ children: 1, maxResidentBytes: 400e6 });
  expect(await images.makeBrochure(buildEndlessPdf())).toMatchObject({
    ok: false,
    message: expect.stringContaining('memory'),
  });
  expect(await images.makeBrochure(buildBrochurePdf())).toMatchObject({ ok: true });
});

test('when the queue is full, in number or in bytes, it refuses at once', async () => {
  const images = open({ children: 2, queue: 1 });
  const taken = [middle, middle, middle].map((bytes) => images.makePhoto(bytes));
  await expect(images.makePhoto(middle)).rejects.toBeInstanceOf(Overloaded);
  expect(images.pids()).toHaveLength(2);
  expect(await Promise.all(taken)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);

  const narrow = open({ children: 1, queueBytes: middle.length + small.length });
  const waiting = [middle, middle, small].map((bytes) => narrow.makePhoto(bytes));
  await expect(narrow.makePhoto(small)).rejects.toBeInstanceOf(Overloaded);
  expect(await Promise.all(waiting)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
});

test('a wide variant is made beside the uploads, at a lower priority, and no upload waits for it', async () => {
  const images = open({ children: 1, queue: 0 });
  const wide = images.makeWide(plain);
  await started(images);
  const patient = pid(images);
  expect(await images.makePhoto(small)).toMatchObject({ ok: true });
  expect(images.pids()).toHaveLength(2);
  expect(await wide).toMatchObject({ ok: true });
  expect(getPriority(patient)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  expect(getPriority(pid(images))).toBe(0);
  // Linux: each thread that draws has a priority of its own.
  const threads = existsSync(`/proc/${patient}/task`) ? readdirSync(`/proc/${patient}/task`) : [];
  expect(threads.map((thread) => getPriority(Number(thread)))).toEqual(
    threads.map(() => constants.priority.PRIORITY_BELOW_NORMAL),
  );
});

test('a wide variant is bound by the limits of an upload', async () => {
  // A tenth of what this picture takes, so that a fast machine is stopped too.
  const images = open({ maxProcessorMs: 60 });
  expect(await images.makeWide(grained)).toMatchObject({ ok: false, message: expect.stringContaining('too long') });
});

test('closing finishes what is in hand and leaves no process behind', async () => {
  const images = open();
  const made = images.makePhoto(photo);
  await started(images);
  const child = pid(images);
  await images.close();
  expect(await made).toMatchObject({ ok: true });
  expect(runs(child)).toBe(false);
});

test.each(['at rest', 'at work'])('a process %s does not outlive a server that was killed', async (when) => {
  const program = `
    import { openImages } from ${JSON.stringify(new URL('./open-images.ts', import.meta.url).href)};
    const images = openImages();
    const photo = Buffer.from(${JSON.stringify(small.toString('base64'))}, 'base64');
    await images.makePhoto(photo);
    if (${when === 'at work'}) void images.makePhoto(Buffer.from(${JSON.stringify(photo.toString('base64'))}, 'base64'));
    process.stdout.write(String(images.pids()[0]));
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ['--input-type=module'], { stdio: ['pipe', 'pipe', 'inherit'] });
  server.stdin.end(program);
  const [output] = (await once(server.stdout, 'data')) as [Buffer];
  const child = Number(output);
  expect(runs(child)).toBe(true);
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(runs(child)).toBe(false), { timeout: 10_000 });
});
