import { createRequire } from 'node:module';
import type { Engine } from './paper-files.ts';

export const nativePackage = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu';

/** Typst as a native library: fastest, and the only build that writes PDF/A. */
export function openNativeEngine(fonts: Buffer[]): Engine {
  const { NodeCompiler } = createRequire(import.meta.url)(nativePackage) as TypstLibrary;
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fonts }] });
  return (template, files) => {
    compiler.resetShadow();
    for (const [name, bytes] of Object.entries(files)) compiler.mapShadow(`${workspace}/${name}`, Buffer.from(bytes));
    const compiled = compiler.compile({ mainFileContent: template });
    const document = compiled.result;
    if (!document) throw new Error(messagesOf(compiled.takeDiagnostics()));
    try {
      return archivePdf(compiler, document);
    } finally {
      // Keeps the results of this paper, which the next one often shares, and frees older ones.
      compiler.evictCache(1);
    }
  };
}

// The files of a paper are in memory only, and this folder does not exist on the disk.
const workspace = '/nonexistent';

// PDF/A-3a refuses a letter that no font has (for example in a Chinese name). Such a paper is a plain PDF.
function archivePdf(compiler: Compiler, document: object): Uint8Array {
  try {
    return compiler.pdf(document, { pdfStandard: 'a-3a' });
  } catch {
    return compiler.pdf(document);
  }
}

function messagesOf(diagnostics: { shortDiagnostics: { message: string }[] } | null) {
  return diagnostics?.shortDiagnostics.map(({ message }) => message).join('; ') || 'Typst answered nothing';
}

type Compiler = {
  resetShadow(): void;
  mapShadow(path: string, content: Buffer): void;
  compile(options: { mainFileContent: string }): {
    result: object | null;
    takeDiagnostics(): { shortDiagnostics: { message: string }[] } | null;
  };
  pdf(document: object, options?: { pdfStandard: string }): Uint8Array;
  evictCache(maxAge: number): void;
};

type TypstLibrary = {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): Compiler };
};
