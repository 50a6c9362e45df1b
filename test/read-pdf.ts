import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page of a PDF, in reading order. */
export const readPdf = async (bytes: Uint8Array): Promise<string[]> => {
  const document = await (await library()).loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  return pages;
};

// One for the process: to compile it takes longer than to read a paper.
let opened: Promise<PDFiumLibrary> | undefined;
const library = () => {
  opened ??= PDFiumLibrary.init();
  return opened;
};
