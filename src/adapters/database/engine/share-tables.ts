/** The tables of links that open one document, receipt or statement. */
export type ShareTables = {
  shares: {
    id: string;
    token_hash: string;
    /** What its audit lines are about: `tax/kerala/KL/26-27/0001`. */
    audit_subject: string;
    /** 'document', 'receipt' or 'statement'. */
    kind: string;
    /** The id of the document or the receipt; of a statement, that of the customer. */
    subject: string;
    /** Only for a statement; '' for other things. */
    tax_state: string;
    from_date: string;
    to_date: string;
    language: string;
    for_whom: string;
    /** Only for a statement: its PDF as it was shared. */
    paper: string | null;
    made_at: string;
    made_by: string;
    expires_at: string;
    ended_at: string | null;
    ended_by: string;
    openings: number;
    last_opened_at: string | null;
  };
  /** The pages of shared papers as pictures. `paper`: SHA-256 of the PDF; `pages`: how many it has. */
  page_pictures: {
    paper: string;
    page: number;
    pages: number;
    width: number;
    height: number;
    picture: string;
    told: number | null;
  };
  /** Requests to be called back that were sent from the page of a share. */
  callback_shares: { callback: string; share: string };
};
