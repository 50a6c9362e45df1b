import { readFileSync } from 'node:fs';
import type { OpenImages } from '#adapters/images/open-images.ts';
import { basePictures, markersIn } from '#test/build/hostile-pictures.ts';
import { chances } from './chances.ts';

export type MutantReport = {
  seed: number;
  mutants: number;
  made: number;
  refused: number;
  /** Milliseconds of the slowest. */
  slowest: number;
  /** The most that a child held in memory, in megabytes; 0 where /proc does not tell. */
  megabytes: number;
  /** What must not be: refusals for time or memory, and markers in an output. */
  wrong: string[];
};

/** Pictures with random damage, one after another: each is made clean or refused, and the same child lives on. */
export async function mutatePictures(images: OpenImages, mutants: number, seed: number): Promise<MutantReport> {
  const bases = Object.values(await basePictures());
  const chance = chances(seed);
  const report: MutantReport = { seed, mutants, made: 0, refused: 0, slowest: 0, megabytes: 0, wrong: [] };
  for (let turn = 0; turn < mutants; turn++) {
    const mutant = mutate(bases[turn % bases.length] ?? Buffer.alloc(0), chance);
    const begun = performance.now();
    const outcome = await images.makePhoto(mutant);
    report.slowest = Math.max(report.slowest, Math.round(performance.now() - begun));
    if (outcome.ok) report.made += 1;
    else report.refused += 1;
    if (!outcome.ok && /too long|too much memory/.test(outcome.message))
      report.wrong.push(`${turn}: ${outcome.message}`);
    const outputs = outcome.ok ? outcome.value.variants : [];
    report.wrong.push(...outputs.flatMap(({ bytes }) => markersIn(bytes)).map((marker) => `${turn}: ${marker}`));
  }
  report.megabytes = Math.max(0, ...images.pids().map(peakMegabytes));
  return report;
}

function mutate(base: Buffer, chance: () => number): Buffer {
  let mutant = Buffer.from(base);
  const place = () => Math.floor(chance() * mutant.length);
  for (let change = 1 + Math.floor(chance() * 6); change > 0; change--) {
    const [at, length] = [place(), 1 + Math.floor(chance() * 40)];
    const kind = Math.floor(chance() * 6);
    if (kind <= 1) mutant[at] = Math.floor(chance() * 256);
    if (kind === 2) mutant.fill(chance() < 0.5 ? 0 : 255, at, Math.min(at + length, mutant.length));
    if (kind === 3) mutant = Buffer.concat([mutant.subarray(0, at), mutant.subarray(at + length)]);
    if (kind === 4)
      mutant = Buffer.concat([mutant.subarray(0, at), mutant.subarray(place(), place()), mutant.subarray(at)]);
    if (kind === 5) mutant = Buffer.concat([mutant.subarray(0, at), poison, mutant.subarray(at)]);
  }
  // Mostly in the body: a file whose first bytes are wrong is refused before a decoder sees it.
  if (chance() < 0.9) base.copy(mutant, 0, 0, 12);
  return mutant;
}

const poison = Buffer.from('<script>alert(1)</script><?php system("id");PK\x03\x04\x14\0', 'latin1');

function peakMegabytes(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;
  } catch {
    return 0;
  }
}
