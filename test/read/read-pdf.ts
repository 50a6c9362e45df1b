import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page of a PDF, in reading order. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await (await library()).loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages;
}

/** The width and height of each page in points: 1/72 inch. */
export async function pageSizes(bytes: Uint8Array): Promise<{ width: number; height: number }[]> {
  const document = await (await library()).loadDocument(bytes);
  const sizes = [...document.pages()].map((page) => page.getOriginalSize());
  document.destroy();
  return sizes.map(({ originalWidth, originalHeight }) => ({ width: originalWidth, height: originalHeight }));
}

/** Each page as pixels of four bytes, as a screen of 144 dpi shows it. */
export async function drawnPages(
  bytes: Uint8Array,
  scale = 2,
): Promise<{ data: Uint8Array; width: number; height: number }[]> {
  const document = await (await library()).loadDocument(bytes);
  const pages = await Promise.all([...document.pages()].map((page) => page.render({ scale, render: 'bitmap' })));
  document.destroy();
  return pages;
}

/**
 * The text that stands between the upper edge of each page and the lower margin of our paper: what would run off the
 * page is in the text of a PDF, and nobody can read it.
 */
export async function textAboveMargin(bytes: Uint8Array): Promise<string[]> {
  const document = await (await library()).loadDocument(bytes);
  const pages = [...document.pages()].map((page) => boundedText(page as unknown as PageWithin));
  document.destroy();
  return pages;
}

/** What the library keeps to itself: PDFium's own functions and its name for the page. */
type PageWithin = {
  pageIdx: number;
  module: {
    _FPDFText_LoadPage(page: number): number;
    _FPDFText_ClosePage(text: number): void;
    _FPDFText_GetBoundedText(text: number, ...corners: [...Bounds, place: number, length: number]): number;
    wasmExports: { malloc(bytes: number): number; free(place: number): void };
    HEAPU8: Uint8Array;
  };
};
type Bounds = [left: number, top: number, right: number, bottom: number];

/** An A4 page in points, without its margin of 13 mm at the foot. */
const body: Bounds = [0, 842, 596, 37];

function boundedText({ module, pageIdx }: PageWithin): string {
  const text = module._FPDFText_LoadPage(pageIdx);
  const length = module._FPDFText_GetBoundedText(text, ...body, 0, 0);
  const place = module.wasmExports.malloc(length * 2 + 2);
  const read = module._FPDFText_GetBoundedText(text, ...body, place, length);
  const said = new TextDecoder('utf-16le').decode(module.HEAPU8.slice(place, place + read * 2));
  module.wasmExports.free(place);
  module._FPDFText_ClosePage(text);
  return said;
}

// One for the process: to compile it takes longer than to read a paper.
let opened: Promise<PDFiumLibrary> | undefined;
function library() {
  opened ??= PDFiumLibrary.init();
  return opened;
}
