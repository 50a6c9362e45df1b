import type { CatalogueRecord } from '#domain/catalogue/catalogue-record.ts';
import type { Pictures } from '../record/picture-of.ts';

/** What every list of the screen shows: the record as it is typed, and the pictures that it names. */
export type HomeProps = { record: CatalogueRecord; pictures: Pictures };
