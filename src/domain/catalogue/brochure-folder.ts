/** The folder of the brochures. */
export const brochureFolder = 'pdfs';
