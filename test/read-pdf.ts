import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of each page of a PDF, in reading order. */
export const readPdf = async (bytes: Uint8Array): Promise<string[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages;
};
