import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFiumLibrary } from '@hyzyla/pdfium';

let compiled: Promise<WebAssembly.Module> | undefined;

/** A PDFium with a memory of its own, because a broken file may corrupt it. Its code is compiled once in a process. */
export async function openPdfium(): Promise<PDFiumLibrary> {
  compiled ??= compile();
  const module = await compiled;
  return PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(module, imports);
      // Its type says that it takes the module, but it takes what Emscripten gives: the instance.
      done(instance as unknown as WebAssembly.Module);
      return instance.exports;
    },
  });
}

async function compile(): Promise<WebAssembly.Module> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm')));
  return WebAssembly.compile(bytes);
}
