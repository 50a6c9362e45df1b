/** What staff ask for in the catalogue, and what the site says of the firm. */
export type CatalogueTables = {
  /** `material_key` is the code as in addresses; a `material` that is '' was removed. */
  material_versions: { version: number; material_key: string; saved_at: string; saved_by: string; material: string };
  site_words_versions: { version: number; saved_at: string; saved_by: string; words: string };
  /** A product that staff missed on a document. It is open until the catalogue has its name, or the owner declines it. */
  product_wishes: {
    id: string;
    name: string;
    hsn: string;
    unit: string;
    gst: string;
    note: string;
    asked_at: string;
    asked_by: string;
    declined_at: string | null;
    declined_by: string | null;
  };
};
