/*
 * The lists of the specification, written from its text by hand. Nothing is imported here: a list that is compared with
 * the product's own shows nothing. Where the specification names no value, the comment says whose choice it is.
 */

/** Section 2, gallery routes: each route and the folder that it shows. */
export const askedGalleries = [
  { route: '/wallpapers', folder: 'wallpapers' },
  { route: '/agrass', folder: 'agrass' },
  { route: '/blinds', folder: 'blinds' },
  { route: '/ceilings', folder: 'ceilings' },
  { route: '/wpcbaffleceilings', folder: 'wpcbaffleceilings' },
  { route: '/soffitpanels', folder: 'soffitpanels' },
  { route: '/claddings', folder: 'claddings' },
  { route: '/doormats', folder: 'doormats' },
  { route: '/modulercarpets', folder: 'carpettiles' },
  { route: '/awnings', folder: 'awnings' },
  { route: '/pvcpanels', folder: 'pvc' },
  { route: '/foampanels', folder: 'foampanels' },
  { route: '/verticalgarden', folder: 'verticalgarden' },
  { route: '/nexacarpets', folder: 'nexa' },
  { route: '/wall2wall', folder: 'wall2wallc' },
  { route: '/woodenfloorings', folder: 'woodenfloorings' },
  { route: '/gymfloorings', folder: 'gym' },
  { route: '/solar', folder: 'solar' },
  { route: '/fundermax', folder: 'fundermax' },
  { route: '/aluminiumlouverpanels', folder: 'aluminiumlouverpanels' },
  { route: '/indoorwpclouvers', folder: 'indoorwpclouvers' },
  { route: '/outdoorwpclouvers', folder: 'outdoorwpclouvers' },
  { route: '/hpl', folder: 'hpl' },
  // The specification does not show this folder's name: the product's choice.
  { route: '/acousticbaffleceilings', folder: 'acousticbaffleceilings' },
];

/**
 * Section 2, category menu: ids 1 to 25 without 7, and the links in their order. Of the names the specification gives some, at
 * the gallery routes and the slides; the others are the product's choice.
 */
export const askedMenu = [
  { id: 1, name: 'Exterior Claddings', link: '/claddings' },
  { id: 2, name: 'Awnings', link: '/awnings' },
  { id: 3, name: 'Blinds', link: '/blinds' },
  { id: 4, name: 'Wall-2-Wall Carpets', link: '/wall2wall' },
  { id: 5, name: 'Ceilings', link: '/ceilings' },
  { id: 6, name: 'Solar Films', link: '/solar' },
  { id: 8, name: 'Artificial Grass', link: '/agrass' },
  { id: 9, name: 'Door Mats', link: '/doormats' },
  { id: 10, name: 'Pvc Panels', link: '/pvcpanels' },
  { id: 11, name: 'Moduler Carpet Tiles', link: '/modulercarpets' },
  { id: 12, name: 'Nexa Carpets', link: '/nexacarpets' },
  { id: 13, name: 'Fundermax', link: '/fundermax' },
  { id: 14, name: 'Aluminium Louver Panels', link: '/aluminiumlouverpanels' },
  { id: 15, name: 'Indoor WPC Louvers', link: '/indoorwpclouvers' },
  { id: 16, name: 'Outdoor WPC Louvers', link: '/outdoorwpclouvers' },
  { id: 17, name: 'HPL', link: '/hpl' },
  { id: 18, name: 'Wallpapers', link: '/wallpapers' },
  { id: 19, name: 'Wooden Floorings', link: '/woodenfloorings' },
  { id: 20, name: 'Wpc Baffle Ceilings', link: '/wpcbaffleceilings' },
  { id: 21, name: 'Soffit Panels', link: '/soffitpanels' },
  { id: 22, name: 'Gym Floorings', link: '/gymfloorings' },
  { id: 23, name: 'Vertical Garden', link: '/verticalgarden' },
  { id: 24, name: 'Foam Panels', link: '/foampanels' },
  { id: 25, name: 'Acoustic Baffle Ceilings', link: '/acousticbaffleceilings' },
];

/** Section 2, home carousel: the 14 captions in their order. Picture and target are those of the category that a caption names. */
export const askedSlides = [
  { caption: '3D Wallpapers', route: '/wallpapers' },
  { caption: 'Wooden Floorings', route: '/woodenfloorings' },
  { caption: 'Exterior Claddings', route: '/claddings' },
  { caption: 'Acoustic Baffle Ceilings', route: '/acousticbaffleceilings' },
  { caption: 'Ceilings', route: '/ceilings' },
  { caption: 'Awnings', route: '/awnings' },
  { caption: 'Wall-2-Wall Carpets', route: '/wall2wall' },
  { caption: 'Blinds', route: '/blinds' },
  { caption: 'Solar Films', route: '/solar' },
  { caption: 'Artificial Grass', route: '/agrass' },
  { caption: 'Door Mats', route: '/doormats' },
  { caption: 'Pvc Panels', route: '/pvcpanels' },
  { caption: 'Moduler Carpet Tiles', route: '/modulercarpets' },
  { caption: 'Nexa Carpets', route: '/nexacarpets' },
];

/**
 * Sections 2 and 7, New Arrivals: ten titles in section 2, ten groups that are fetched in section 7. Eight belong together by
 * name; that Wallpapers is `fabio` and Wooden & Gym Floorings `newarrivals` is the product's choice.
 */
export const askedNewArrivals = [
  { title: 'WPC Baffle Ceilings', folder: 'wpcbaffleceilings' },
  { title: 'Soffit Panels', folder: 'soffitpanels' },
  { title: 'Indoor WPC Louvers', folder: 'indoorwpclouvers' },
  { title: 'Outdoor WPC Louvers', folder: 'outdoorwpclouvers' },
  { title: 'HPL', folder: 'hpl' },
  { title: 'Fundermax', folder: 'fundermax' },
  { title: '3D Panels', folder: '3d_panels' },
  { title: 'Floorings', folder: 'floorings' },
  { title: 'Wallpapers', folder: 'fabio' },
  { title: 'Wooden & Gym Floorings', folder: 'newarrivals' },
];

/** Sections 6 and 7: the calls of staff, as the description of the wire writes them. */
export const askedStaffCalls = [
  'POST /api/uploadfiles/{productType}/{fileName}',
  'GET /api/getCustomerRecords/{field}/{typedText}',
  'POST /api/generateInvoice',
  'GET /api/getInvoiceDetails/{type}/{state}',
  'POST /api/downloadInvoice',
  'DELETE /api/deleteInvoice/{type}/{state}/{refnum}',
  'DELETE /api/deleteImage/{product}/{names}',
];

/** Section 3, image-category keys, in their order. */
export const askedImageKeys = [
  'agrass',
  'wallpapers',
  'solar',
  'wall2wallc',
  'awnings',
  'blinds',
  'ceilings',
  'claddings',
  'doormats',
  'carpettiles',
  'nexa',
  'pvc',
  'woodenfloorings',
  'fundermax',
  'aluminiumlouverpanels',
  'indoorwpclouvers',
  'outdoorwpclouvers',
  'hpl',
  '3d_panels',
  'fabio',
  'floorings',
  'newarrivals',
  'wpcbaffleceilings',
  'soffitpanels',
  'gym',
  'verticalgarden',
  'foampanels',
];

/** Section 3: the selects of the invoice form, value and text, the blank first. */
export const askedOptions = {
  gst: [
    ['', 'Select GST'],
    ['5', '5 %'],
    ['12', '12 %'],
    ['18', '18 %'],
    ['21', '21 %'],
    ['28', '28 %'],
  ],
  units: [
    ['', 'Select Rate Per Quantity'],
    ['pcs', 'Piece'],
    ['sqft', 'sqft'],
    ['roll', 'roll'],
    ['rft', 'rft'],
    ['sqmtr', 'sqmtr'],
  ],
  taxTypes: [
    ['', 'Select tax type'],
    ['state', 'Within State'],
    ['central', 'Outside State'],
  ],
  taxStates: [
    ['', 'Select tax state'],
    ['delhi', 'delhi'],
    ['odisha', 'odisha'],
  ],
};
