import type { PlantedFault } from './planted-faults.ts';

const openingCatalogue = 'src/domain/catalogue/opening/opening-catalogue.test.ts';
const optionLists = 'src/domain/catalogue/option-lists.test.ts';

/** What the specification asks for, changed. */
export const faultsOfSpecification: PlantedFault[] = [
  {
    name: 'a gallery that shows the folder of another',
    file: 'domain/catalogue/categories.ts',
    replace: `{ id: 2, title: 'Awnings', route: '/awnings',`,
    by: `{ id: 2, title: 'Awnings', route: '/awnings', folder: 'blinds',`,
    caughtBy: {
      file: openingCatalogue,
      test: 'Specification 2, gallery routes: each shows the folder that was asked for',
    },
  },
  {
    name: 'a category numbered 7',
    file: 'domain/catalogue/categories.ts',
    replace: "id: 8, title: 'Artificial Grass'",
    by: "id: 7, title: 'Artificial Grass'",
    caughtBy: { file: openingCatalogue, test: 'Specification 2, category menu' },
  },
  {
    name: 'a group of New Arrivals at the place of the next',
    file: 'domain/catalogue/categories.ts',
    replace: "place: 'walls', choice: 18, newArrivals: 5",
    by: "place: 'walls', choice: 18, newArrivals: 6",
    caughtBy: {
      file: 'src/web/site/catalogue/catalogue-pages.test.ts',
      test: 'Specification 2, /newproducts: group 4 is HPL',
    },
  },
  {
    name: 'a caption in another spelling than the firm’s own',
    file: 'domain/catalogue/categories.ts',
    replace: "title: 'Moduler Carpet Tiles'",
    by: "title: 'Modular Carpet Tiles'",
    caughtBy: { file: openingCatalogue, test: 'Specification 2, home carousel' },
  },
  {
    name: 'another time of a slide where none is given, in the list',
    file: 'domain/catalogue/slide-interval.ts',
    replace: 'byDefault: 5000',
    by: 'byDefault: 9999',
    caughtBy: { file: openingCatalogue, test: 'Specification 9, carousel' },
  },
  {
    name: 'another time of a slide where none is given, in the carousel',
    file: 'web/site/home/home-carousel.tsx',
    replace: 'interval = slideInterval.byDefault',
    by: 'interval = 9999',
    caughtBy: { file: 'test/journeys/site/carousel-alone.journey.ts', test: 'Specification 9, carousel' },
  },
  ...[500, 900, 1500].map((width) => ({
    name: `New Arrivals with another column from ${width + 1} pixels on`,
    file: 'web/site/catalogue/new-arrivals-page.module.css',
    replace: `@media (min-width: ${width}px) {\n    .wall {`,
    by: `@media (min-width: ${width + 1}px) {\n    .wall {`,
    caughtBy: {
      file: 'test/journeys/site/site-pages.journey.ts',
      test: 'Specification 9, gallery: New Arrivals',
    },
  })),
  {
    name: 'a slide that changes at a swipe of 40 px',
    file: 'web/site/home/use-swipe.ts',
    replace: 'Math.abs(moved) > MAX_TAP',
    by: 'Math.abs(moved) >= MAX_TAP',
    caughtBy: {
      file: 'test/journeys/site/home-carousel.journey.ts',
      test: 'Specification 9, carousel: a swipe over 40 px changes the slide, one of 40 px does not',
    },
  },
  {
    name: 'a rate of the list left out',
    file: 'domain/catalogue/option-lists.ts',
    replace: "['5', '12', '18', '21', '28']",
    by: "['5', '12', '18', '28']",
    caughtBy: { file: optionLists, test: 'Specification 3, GST list' },
  },
  {
    name: 'another HSN for a product that the specification names',
    file: 'domain/catalogue/opening/products.ts',
    replace: "{ name: 'Screw', hsn: '3925' }",
    by: "{ name: 'Screw', hsn: '3926' }",
    caughtBy: { file: optionLists, test: 'Specification 3, product-to-HSN lookup: choosing Screw' },
  },
  {
    name: 'a callback that is not counted as a conversion',
    file: 'web/site/parts/use-callback-request.ts',
    replace: 'countConversion(answer.headers);',
    by: '',
    caughtBy: {
      file: 'test/journeys/callbacks/conversion.journey.ts',
      test: 'Specification 7, callback: after success, and not before',
    },
  },
  {
    name: 'only the first upload’s answer shown',
    file: 'web/office/photos/upload-answers.tsx',
    replace: 'answers.map(',
    by: 'answers.slice(0, 1).map(',
    caughtBy: {
      file: 'test/journeys/photos/picture-screens.journey.ts',
      test: 'Specification 7, POST uploadfiles: one field called file',
    },
  },
  {
    name: 'refusals that are not logged',
    file: 'web/office/parts/frame/call-staff.ts',
    replace: 'logged: FAILED_CALL, ',
    by: '',
    caughtBy: {
      file: 'test/journeys/reports/report-screen.journey.ts',
      test: 'Specification 8, other failed calls: a list, a download and a deletion',
    },
  },
  {
    name: 'a product field without Select Product',
    file: 'web/office/invoices/lines/product-field.tsx',
    replace: ': entries;',
    by: ': entries.slice(1);',
    caughtBy: {
      file: 'test/journeys/invoices/forms.journey.ts',
      test: 'The Tax Invoice has the fields, the rows and the products',
    },
  },
];
