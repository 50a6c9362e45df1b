/** How long a carousel shows a slide, in milliseconds: shorter on the home page than elsewhere. */
export const slideInterval = { byDefault: 5000, home: 1000 };
