import { readFileSync } from 'node:fs';
import { openNativeEngine } from './native-engine.ts';
import { type ChildMessage, type Drawing, includedTemplates } from './paper-files.ts';
import { paperFonts } from './paper-fonts.ts';
import { openWasmEngine } from './wasm-engine.ts';

/*
 * The child process that draws papers, one after another. A crash or a leak in the engine does not reach the server.
 */

// A terminal's Ctrl-C and a service's stop signal the whole process group. The server finishes its papers first and then ends this process itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));

const templates = new Map<string, Buffer>();

/** Each template is read once, when it is first drawn. */
function template(name: string): Buffer {
  const read = templates.get(name) ?? readFileSync(new URL(`./${name}.typ`, import.meta.url));
  templates.set(name, read);
  return read;
}

const openEngine = process.argv[2] === 'wasm' ? openWasmEngine : openNativeEngine;
const engine = await openEngine(paperFonts());

function draw({ template: name, files }: Drawing): { pdf: Uint8Array } | { error: string } {
  try {
    const included = includedTemplates[name].map((part) => [`${part}.typ`, template(part)]);
    return { pdf: engine(template(name).toString(), { ...files, ...Object.fromEntries(included) }) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

// The callback ignores the error when the server has ended meanwhile: 'disconnect' then ends this process.
function send(message: ChildMessage) {
  return process.send?.(message, () => {});
}

process.on('message', (drawing: Drawing) => {
  const drawn = draw(drawing);
  send({ ...drawn, rss: process.memoryUsage.rss() });
  // Each document of the native engine has a megabyte outside the heap, which V8 does not count, so it would free them too late.
  setImmediate(() => gc?.({ type: 'minor' }));
});
send({ ready: true });
