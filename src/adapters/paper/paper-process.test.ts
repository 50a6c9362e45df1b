import { afterEach, expect, test } from 'vitest';
import { Overloaded } from '#operations/ports/failures.ts';
import { buildIssuedInvoice } from '#test/build/build-issued-invoice.ts';
import { buildCompany } from '#test/build/factories.ts';
import { type OpenPaper, openPaper, type PaperOptions } from './open-paper.ts';

const opened: OpenPaper[] = [];
function open(options: PaperOptions = {}) {
  const paper = openPaper(options);
  opened.push(paper);
  return paper;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((paper) => paper.close()));
});

function draw(paper: OpenPaper, rows = 1) {
  return paper.draw(buildIssuedInvoice(rows), buildCompany(), 'original');
}
function kill(paper: OpenPaper) {
  return process.kill(paper.pid() ?? 0, 'SIGKILL');
}
function runs(pid: number | undefined) {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

test('the paper process killed between two documents is replaced', async () => {
  const paper = open();
  await draw(paper);
  const before = paper.pid();
  kill(paper);
  expect((await draw(paper)).length).toBeGreaterThan(10_000);
  expect(paper.pid()).not.toBe(before);
});

test('the paper process killed in the middle of its work loses no document', async () => {
  const paper = open();
  await draw(paper);
  const drawn = Array.from({ length: 10 }, () => draw(paper, 40));
  await drawn[0];
  kill(paper);
  for (const pdf of await Promise.all(drawn)) expect(pdf.length).toBeGreaterThan(10_000);
});

test('a paper process that crashes twice at one document is an error, and the next document is drawn', async () => {
  const paper = open();
  const doomed = draw(paper, 40);
  const first = paper.pid();
  kill(paper);
  const watch = setInterval(() => {
    if (paper.pid() === first) return;
    clearInterval(watch);
    kill(paper);
  }, 1);
  await expect(doomed).rejects.toThrow('ended');
  expect((await draw(paper)).length).toBeGreaterThan(10_000);
});

test.each(['native', 'wasm'] as const)(
  'a %s process with too much memory is replaced under load, and no document fails',
  async (engine) => {
    const paper = open({ engine, maxResidentBytes: 1 });
    const before = paper.pid();
    const drawn = await Promise.all(Array.from({ length: 3 }, () => draw(paper)));
    expect(new Set(drawn.map((pdf) => Buffer.from(pdf).toString('base64'))).size).toBe(1);
    expect(paper.pid()).not.toBe(before);
    expect(runs(before)).toBe(false);
  },
  60_000,
);

test('the process is kept while it is small', async () => {
  const paper = open();
  const before = paper.pid();
  for (let count = 0; count < 5; count += 1) await draw(paper);
  expect(paper.pid()).toBe(before);
});

test('when its queue is full it refuses at once', async () => {
  const paper = open({ queue: 2 });
  const taken = [draw(paper), draw(paper), draw(paper)];
  await expect(draw(paper)).rejects.toBeInstanceOf(Overloaded);
  expect(await Promise.all(taken)).toHaveLength(3);
  expect((await draw(paper)).length).toBeGreaterThan(10_000);
});

test('a paper that takes too long is given up, and the next one is drawn', async () => {
  const paper = open({ timeoutMs: 1 });
  await expect(draw(paper)).rejects.toThrow('longer than 1 ms');
  const patient = open();
  expect((await draw(patient)).length).toBeGreaterThan(10_000);
});

test('closing finishes the work in progress and leaves no process behind', async () => {
  const paper = openPaper();
  const pid = paper.pid();
  const drawn = draw(paper);
  await paper.close();
  expect((await drawn).length).toBeGreaterThan(10_000);
  expect(runs(pid)).toBe(false);
});
