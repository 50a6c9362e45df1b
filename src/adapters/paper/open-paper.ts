import { createRequire } from 'node:module';
import { Overloaded } from '#operations/ports/failures.ts';
import type { Paper } from '#operations/ports/papers.ts';
import { brochureFiles } from './brochure-files.ts';
import { invoiceFiles } from './invoice-files.ts';
import { nativePackage } from './native-engine.ts';
import { ChildCrashed, type PaperChild, startPaperChild } from './paper-child.ts';
import type { Drawing, EngineName } from './paper-files.ts';
import { selectionFiles } from './selection-files.ts';
import { sheetFiles } from './sheet-files.ts';

export type PaperOptions = {
  engine?: EngineName;
  /** The child is replaced at nine tenths of this; a warm standby is started at eight tenths. */
  maxResidentBytes?: number;
  /** The most papers that may wait. */
  queue?: number;
  timeoutMs?: number;
};

export type OpenPaper = Paper & { engine: EngineName; pid(): number | undefined; close(): Promise<void> };

/** Opens the paper process: a warm child draws documents one after another, and is replaced when it crashes. */
export function openPaper(options: PaperOptions = {}): OpenPaper {
  const { engine = presentEngine(), maxResidentBytes = 300e6, queue = 200, timeoutMs = 10_000 } = options;
  let child = startPaperChild(engine);
  let standby: PaperChild | null = null;
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  const ending = new Set<Promise<void>>();

  const takeStandby = () => {
    const ended = child.end();
    ending.add(ended);
    ended.finally(() => ending.delete(ended));
    child = standby ?? startPaperChild(engine);
    standby = null;
  };

  const drawNext = async (drawing: Drawing): Promise<Uint8Array> => {
    if (!child.alive() || child.residentBytes() >= maxResidentBytes * 0.9) takeStandby();
    try {
      return await child.draw(drawing, timeoutMs);
    } catch (error) {
      if (!(error instanceof ChildCrashed)) throw error;
      // Retry once in a new child. If that one crashes too, the error is reported.
      takeStandby();
      return await child.draw(drawing, timeoutMs);
    } finally {
      if (child.residentBytes() >= maxResidentBytes * 0.8) standby ??= startPaperChild(engine);
    }
  };

  const inTurn = async (lay: () => Drawing): Promise<Uint8Array> => {
    if (pending > queue) throw new Overloaded('Too many documents are being drawn just now.');
    const drawing = lay();
    pending += 1;
    const drawn = last.then(() => drawNext(drawing));
    last = drawn.catch(() => {});
    return drawn.finally(() => {
      pending -= 1;
    });
  };

  return {
    engine,
    pid: () => child.pid,
    draw: (...document) => inTurn(() => invoiceFiles(...document)),
    drawVoucher: (sheet, issuedAt, pictures) =>
      inTurn(() => ({ template: 'voucher', files: sheetFiles(sheet, issuedAt, pictures) })),
    drawStatement: (sheet, drawnAt, pictures) =>
      inTurn(() => ({ template: 'statement', files: sheetFiles(sheet, drawnAt, pictures) })),
    drawBrochure: (...brochure) => inTurn(() => ({ template: 'brochure', files: brochureFiles(...brochure) })),
    drawSelection: (...selection) => inTurn(() => ({ template: 'selection', files: selectionFiles(...selection) })),
    drawLabel: (sheet, askedAt) =>
      inTurn(() => ({ template: 'label', files: sheetFiles(sheet, askedAt, { logo: '', signature: '' }) })),
    async close() {
      await last;
      await Promise.all([child.end(), standby?.end(), ...ending]);
    },
  };
}

function presentEngine(): EngineName {
  try {
    createRequire(import.meta.url).resolve(nativePackage);
    return 'native';
  } catch {
    return 'wasm';
  }
}
