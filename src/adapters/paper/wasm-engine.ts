import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Engine } from './paper-files.ts';

const wasmPackage = '@myriaddreamin/typst-ts-web-compiler';

/** Typst as WebAssembly, for machines without the native library: the same page for three times the work. */
export async function openWasmEngine(fonts: Buffer[]): Promise<Engine> {
  const require = createRequire(import.meta.url);
  const wasm = require.resolve(`${wasmPackage}/wasm`);
  const library: TypstLibrary = await import(pathToFileURL(wasm.replace('_bg.wasm', '.mjs')).href);
  library.initSync({ module: readFileSync(wasm) });
  const builder = new library.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const compiler = await builder.build();
  return (template, files) => {
    compiler.reset_shadow();
    compiler.add_source('/main.typ', template);
    for (const [name, bytes] of Object.entries(files)) compiler.map_shadow(`/${name}`, bytes);
    const { result, diagnostics } = compiler.compile('/main.typ', undefined, 'pdf', FULL_DIAGNOSTICS);
    if (!result)
      throw new Error((diagnostics ?? []).map(({ message }) => message).join('; ') || 'Typst answered nothing');
    return result;
  };
}

const FULL_DIAGNOSTICS = 3;

type Compiler = {
  reset_shadow(): void;
  add_source(path: string, content: string): boolean;
  map_shadow(path: string, content: Uint8Array): boolean;
  compile(
    main: string,
    inputs: undefined,
    format: 'pdf',
    diagnosticsFormat: number,
  ): { result?: Uint8Array; diagnostics?: { message: string }[] };
};

type TypstLibrary = {
  initSync(options: { module: Uint8Array }): void;
  TypstCompilerBuilder: new () => {
    set_dummy_access_model(): void;
    add_raw_font(font: Uint8Array): Promise<void>;
    build(): Promise<Compiler>;
  };
};
