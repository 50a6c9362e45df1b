import { readFileSync } from 'node:fs';
import { openNativeEngine } from './native-engine.ts';
import type { ChildMessage, DrawRequest, PaperFiles } from './paper-files.ts';
import { paperFonts } from './paper-fonts.ts';
import { openWasmEngine } from './wasm-engine.ts';

/*
 * The child process that draws papers, one after another. A crash or a leak in the engine ends here and not in the server.
 */

// A terminal's Ctrl-C and a service's stop reach the whole group; the server still has papers to finish and ends this one itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

function template(name: string) {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
const templates = { invoice: template('./invoice.typ'), copies: template('./copies.typ') };
const openEngine = process.argv[2] === 'wasm' ? openWasmEngine : openNativeEngine;
const engine = await openEngine(templates, paperFonts());

function draw(files: PaperFiles): { pdf: Uint8Array } | { error: string } {
  try {
    return { pdf: engine(files) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

// A server that has gone away in the meantime waits for no answer; 'disconnect' ends this process then.
function say(message: ChildMessage) {
  return process.send?.(message, () => {});
}

process.on('message', ({ files }: DrawRequest) => {
  const drawn = draw(files);
  say({ ...drawn, rss: process.memoryUsage.rss() });
  // The native engine's documents weigh a megabyte each outside the heap, so V8 sees no reason to let them go by itself.
  setImmediate(() => gc?.({ type: 'minor' }));
});
say({ ready: true });
