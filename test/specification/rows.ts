type Row = {
  section: number;
  row: string;
  /** The sentence of the specification, in short. */
  says: string;
  /** The files of its tests. */
  files: string[];
};

function shown(section: number, row: string, says: string, ...files: string[]): Row {
  return {
    section,
    row,
    says,
    files,
  };
}

const loginJourney = 'test/journeys/staff/login.journey.ts';
const formsJourney = 'test/journeys/invoices/forms.journey.ts';
const reportsJourney = 'test/journeys/reports/report-screen.journey.ts';
const picturesJourney = 'test/journeys/photos/picture-screens.journey.ts';
const withoutLoginJourney = 'test/journeys/staff/without-login.journey.ts';
const addressJourney = 'test/journeys/invoices/address-suggestions.journey.ts';
const validationJourney = 'test/journeys/invoices/validation.journey.ts';
const changeDraft = 'src/web/office/invoices/form/change-draft.test.ts';
const blankDraft = 'src/web/office/invoices/form/blank-draft.test.ts';
const invoiceRecord = 'src/web/office/parts/documents/invoice-record.test.ts';
const optionLists = 'src/domain/catalogue/option-lists.test.ts';
const callbackJourney = 'test/journeys/callbacks/callback-form.journey.ts';
const callbackRoutes = 'src/server/routes/callbacks.test.ts';
const callbackProblems = 'src/domain/callbacks/callback-problems.test.ts';
const draftProblems = 'src/domain/invoices/draft-problems.test.ts';
const rowProblems = 'src/domain/invoices/row-problems.test.ts';
const invoiceWire = 'src/contract/invoice-wire.test.ts';
const sessionRoutes = 'src/server/routes/session.test.ts';
const invoiceRoutes = 'src/server/routes/invoices.test.ts';
const documentRoutes = 'src/server/routes/documents.test.ts';
const invoiceRecords = 'src/server/routes/invoice-records.test.ts';
const addressRoutes = 'src/server/routes/addresses.test.ts';
const pagesJourney = 'test/journeys/site/site-pages.journey.ts';
const selectJourney = 'test/journeys/site/select-and-ask.journey.ts';
const aboutPage = 'src/web/site/firm/about-page.test.ts';
const cataloguePages = 'src/web/site/catalogue/catalogue-pages.test.ts';
const photoRoutes = 'src/server/routes/photos.test.ts';
const photoUploads = 'src/server/routes/photo-uploads.test.ts';
const downloadRoutes = 'src/server/routes/downloads.test.ts';
const categories = 'src/domain/catalogue/categories.test.ts';
const createApp = 'src/server/create-app.test.ts';

const aloneJourney = 'test/journeys/site/carousel-alone.journey.ts';
const carouselJourney = 'test/journeys/site/home-carousel.journey.ts';
const conversionJourney = 'test/journeys/callbacks/conversion.journey.ts';
const mapsJourney = 'test/journeys/site/maps.journey.ts';
const frameJourney = 'test/journeys/site/site-frame.journey.ts';
const openingCatalogue = 'src/domain/catalogue/opening/opening-catalogue.test.ts';
const searchCatalogue = 'src/domain/catalogue/search-catalogue.test.ts';

/**
 * What was asked for, a row a sentence, and where it is shown. The tests of a row are called
 * `Specification {section}, {row}: …`. rows.test.ts fails while the table and the tests
 * disagree.
 */
export const rows: Row[] = [
  // Section 2
  shown(
    2,
    '/',
    'home: logo, navigation bar, carousel, New Arrivals, Trending and Best Selling with Explore, map, footer',
    carouselJourney,
    mapsJourney,
  ),
  shown(2, '/products', 'grid of all category cards', cataloguePages),
  shown(
    2,
    '/about',
    'history, why choose us, overview, services and reach; 3 phones, 2 e-mails, 2 offices with maps',
    aboutPage,
    mapsJourney,
  ),
  shown(2, '/contact', 'exists as a route', aboutPage, mapsJourney),
  shown(2, '/newproducts', 'New Arrivals: photo galleries of ten groups', cataloguePages, openingCatalogue),
  shown(
    2,
    '/brochures',
    'brochure cards, 4 a row: thumbnail, upper-cased title, link to the PDF',
    cataloguePages,
    pagesJourney,
  ),
  shown(2, '/auth', 'Sign In form with username and password fields and a Login button', loginJourney),
  shown(
    2,
    'gallery routes',
    '24 routes: heading and grid of 250 by 150 thumbnails of one folder; no lightbox, no token asked',
    cataloguePages,
    openingCatalogue,
  ),
  shown(
    2,
    'navigation bar',
    'logo to /, Search Products, New Arrivals, About Us, Products, Brochures, Talk to Us !!',
    frameJourney,
  ),
  shown(2, 'login links', 'Operations and Logout when a token is stored, Login when none is', loginJourney),
  shown(
    2,
    'Search Products',
    'a text box filters the items by name; a click opens a new tab; ‘No matching items found’',
    frameJourney,
  ),
  shown(2, 'Talk to Us', 'opens ‘Callback Details’ with the callback form and a Close button', callbackJourney),
  shown(2, 'category menu', 'ids 1 to 25 without 7, each with its name and link', frameJourney, openingCatalogue),
  shown(2, 'home carousel', '14 slides, each with id, image and caption', carouselJourney, openingCatalogue),
  shown(2, 'footer', 'four social links and ‘© 2005 Copyright’ with a link to the company site', frameJourney),
  shown(
    2,
    'without a token',
    'all staff screens redirect to /auth when no token is in local storage',
    withoutLoginJourney,
  ),
  shown(2, '/operations', 'menu of six buttons with their targets', formsJourney),
  shown(2, 'forms', '/taxinvoice, /performainvoice and /creditnote: their titles and types', formsJourney),
  shown(2, 'form fields', 'Tax State to Terms of Delivery, under their names', formsJourney),
  shown(2, 'address suggestions', 'offered once 4 characters are typed; clicking one fills the field', addressJourney),
  shown(
    2,
    'product rows',
    'five rows of product, Description, HSN/SAC, Quantity, Rate, per-unit and GST',
    formsJourney,
  ),
  shown(2, 'product and HSN', 'choosing a product sets that row’s HSN from the lookup', changeDraft),
  shown(2, 'submit button', 'Generate Invoice', formsJourney),
  shown(2, 'report choices', 'State (Delhi or Odisha) and Report Type (three)', reportsJourney),
  shown(2, 'report table', 'columns Invoice No., Tax Type, Date, Download, Delete; page size 10', reportsJourney),
  shown(
    2,
    '/imageDeletion',
    'choose a product type, select thumbnails (blue border), press Delete !!',
    picturesJourney,
  ),
  shown(
    2,
    '/uploadimage',
    '‘Upload Files’: header, product type, then the file picker, then the card of the file and Upload !!',
    picturesJourney,
  ),

  // Section 3
  shown(
    3,
    'callback request',
    'user_email, user_name, contact_number, message (labelled Description)',
    callbackJourney,
  ),
  shown(3, 'search item', 'id, name, link', searchCatalogue),
  shown(3, 'carousel slide', 'id, image, caption', openingCatalogue),
  shown(3, 'gallery photo', 'src, width, height, optional key, alt, title; items are 4 to 3', photoRoutes),
  shown(3, 'brochure entry', 'thumbnail address, title and PDF address from the file’s name', cataloguePages),
  shown(3, 'login', 'payload username and password; answer result, token and message', sessionRoutes),
  shown(3, 'session token', 'kept in local storage under the key token', loginJourney),
  shown(3, 'invoice input', 'the fields of the header and type, by their names on the wire', invoiceWire),
  shown(
    3,
    'rows of the invoice input',
    'productname, hsn, qty, rate, ratePerQty, gst and pcomment, 1 to 5',
    invoiceWire,
  ),
  shown(3, 'dates', 'the three dates default to today', blankDraft),
  shown(3, 'stored invoice record', 'refnum, gstType and data, the JSON text of the input', invoiceRecords),
  shown(3, 'date of a record', 'the part of orderDate before the first space is shown', invoiceRecord),
  shown(3, 'image', 'belongs to a product folder; a file name with .jpg', photoUploads),
  shown(3, 'selected upload file', 'name, type, last-modified date', picturesJourney),
  shown(3, 'product names', 'about 85, blank Select Product first', optionLists, formsJourney),
  shown(3, 'HSN codes', 'about 45, blank Select HSN first', optionLists),
  shown(3, 'GST list', 'blank Select GST, then 5, 12, 18, 21, 28', optionLists),
  shown(
    3,
    'rate per quantity list',
    'blank Select Rate Per Quantity, then pcs=Piece, sqft, roll, rft, sqmtr',
    optionLists,
  ),
  shown(3, 'tax type list', 'blank Select tax type, then state=Within State, central=Outside State', optionLists),
  shown(3, 'tax state list', 'blank Select tax state, then delhi, odisha', optionLists),
  shown(3, 'image-category keys', '‘select’ first, then about 27 keys', categories),
  shown(3, 'product-to-HSN lookup', 'the named defaults; 3D Panels gets none', optionLists),

  // Section 4
  shown(4, 'logged in', 'decided by the token in local storage; login stores it and goes to /operations', loginJourney),
  shown(4, 'logged out', 'Logout removes the token and goes to /', loginJourney),
  shown(
    4,
    'callback modal',
    'opened by Talk to Us, closed by either button; the form resets after a send is started',
    callbackJourney,
  ),
  shown(4, 'search', 'the text filters the list live', frameJourney),
  shown(
    4,
    'carousel',
    'advances and wraps around; pauses on hover; a swipe over 40 px changes the slide',
    carouselJourney,
  ),
  shown(
    4,
    'upload screen',
    'the picker appears after the first product-type change, the card after a file is chosen',
    picturesJourney,
  ),
  shown(4, 'submit', 'validates and, if valid, requests the document and opens the returned file', formsJourney),
  shown(4, 'suggestions', 'fewer than 4 characters clear the list', addressJourney),
  shown(
    4,
    'reports',
    'nothing is listed until a report type is chosen; then the list of the chosen state',
    reportsJourney,
  ),
  shown(4, 'after delete', '/operations is loaded anew', reportsJourney),
  shown(4, 'image deletion', 'selection toggles per image; after deletion /imageDeletion reloads', picturesJourney),

  // Section 5
  shown(
    5,
    'callback form',
    'an e-mail or a number is required; e-mail and number checked; the three messages',
    callbackProblems,
  ),
  shown(5, 'login form', 'no validation before it is sent', loginJourney),
  shown(5, 'row 1', 'must be complete, else ‘Atleast fill one product detail completely !!’', rowProblems),
  shown(
    5,
    'rows 2 to 5',
    'once a product is chosen all other five fields must be filled; the four messages',
    rowProblems,
  ),
  shown(5, 'required fields', 'the ten of them', draftProblems),
  shown(5, 'quantity and rate', 'numeric, at least 0', rowProblems),
  shown(5, 'typed addresses', 'typed text is used as the address where no suggestion was chosen', formsJourney),
  shown(5, 'upload', 'the product-type select is marked required', picturesJourney),
  shown(5, 'invoice deletion', '‘Are you sure you want delete invoice:’ and the number', reportsJourney),
  shown(5, 'image deletion', '‘Are you sure you want delete selected image !!’', picturesJourney),

  // Section 6
  shown(6, 'visitors', 'browse, search, download brochures, request a callback, view galleries', pagesJourney),
  shown(
    6,
    'staff calls',
    'asked of the server too (nothing was shown of that): no call without a good token',
    createApp,
  ),

  // Section 7
  shown(7, 'POST login', 'username, password; result, token, message', sessionRoutes),
  shown(7, 'GET filenames', 'list of names or photo descriptors of a group', photoRoutes),
  shown(7, 'POST uploadfiles', 'multipart, one field file; the answer is shown as a notification', picturesJourney),
  shown(7, 'GET getCustomerRecords', 'buyerAddress or consigneeAddress; list of address strings', addressRoutes),
  shown(7, 'POST generateInvoice', 'JSON of the invoice input; a file', invoiceRoutes),
  shown(7, 'GET getInvoiceDetails', 'list of records of a type and state', invoiceRecords),
  shown(7, 'POST downloadInvoice', 'the stored data text; a file', documentRoutes),
  shown(7, 'DELETE deleteInvoice', 'text', invoiceRecords),
  shown(7, 'DELETE deleteImage', 'comma-separated names with .jpg; text', photoRoutes),
  shown(7, 'downloads', 'general, category, pdfthumbs, pdfs, social and the services path', downloadRoutes),
  shown(
    7,
    'callback',
    'sent through the mail service; success is OK; then a conversion of 1 INR',
    callbackRoutes,
    callbackJourney,
    conversionJourney,
  ),

  // Section 8
  shown(8, 'login refused', 'the response message is shown in an alert', loginJourney),
  shown(8, 'login without network', 'logged, and told', loginJourney),
  shown(8, 'callback send failure', 'logged; the form resets right after the send starts', callbackJourney),
  shown(8, 'callback success', '‘Thank you’ / ‘Request Submitted Successfully !!’', callbackJourney),
  shown(8, 'callback validation', 'the messages of section 5', callbackJourney),
  shown(8, 'invoice validation', 'the messages of section 5', validationJourney),
  shown(8, 'failed suggestions', '‘Error fetching suggestions:’ is logged', addressJourney),
  shown(8, 'other failed calls', 'of invoices, reports and deletions: logged, and told', reportsJourney, formsJourney),
  shown(8, 'failed calls of images', 'of upload, deletion and file lists: logged, and told', picturesJourney),
  shown(8, 'missing ad tag', 'a console warning', callbackJourney),

  // Section 9
  shown(9, 'contact number', 'at least 8 digits', callbackProblems),
  shown(9, 'address suggestions', 'begin at 4 typed characters', addressRoutes),
  shown(9, 'product rows', 'five an invoice', blankDraft),
  shown(9, 'choices', 'GST, units, tax types, states and report types', optionLists),
  shown(9, 'page size', '10, of 5, 10, 20, 25, 50, 100', reportsJourney),
  shown(
    9,
    'carousel',
    '1000 ms at home, 5000 by default; swipe 40 px; modal 300 ms, backdrop 150 ms',
    openingCatalogue,
    callbackJourney,
    aloneJourney,
    carouselJourney,
  ),
  shown(9, 'brochures', '4 cards a row', pagesJourney),
  shown(
    9,
    'gallery',
    'row height 300, margin 2, 1 to 4 columns at 500, 900, 1500; 4 to 3; staff thumbnails 250 by 150',
    pagesJourney,
    selectJourney,
  ),
  shown(9, 'upload dropdown', 'menu height 140 to 300, page size 5', picturesJourney),
];
