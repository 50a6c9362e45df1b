/** What staff ask for in the catalogue. */
export type CatalogueTables = {
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
