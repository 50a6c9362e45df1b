/** The URLs that the scripts of visitors use: those of the office would only add to what each visitor fetches. */
export const sitePaths = {
  // The wire
  logout: '/api/logout',
  callback: '/api/callback',
  callbackPhoto: '/api/callback/:id/photo',
  askSamples: '/api/samples',
  searchShop: '/api/search',
  selectionSheet: '/api/selection/sheet.pdf',
  measures: '/api/measures',
  media: '/media/:hash/:file',
  download: '/api/download/:category/:file',
  services: '/services/download/:category/:imageName',

  // Pages
  home: '/',
  callbackDetails: '/callback',
  thanks: '/thanks',
  products: '/products',
  newProducts: '/newproducts',
  about: '/about',
  contact: '/contact',
  brochures: '/brochures',
  search: '/search',
  selection: '/selection',
  compare: '/compare',
  see: '/see',
  samples: '/samples',
  /** The page for a document link that has expired. Nothing links to it. */
  linkEnded: '/linkended',
  auth: '/auth',
  operations: '/operations',
  uploadImage: '/uploadimage',
  invoiceReports: '/invoicereports',
} as const;
