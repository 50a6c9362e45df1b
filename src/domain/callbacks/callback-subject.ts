/** What a request is about that was sent from the page of a share. */
export type CallbackSubject = {
  /** The id of the share. */
  share: string;
  kind: 'document' | 'receipt' | 'statement';
  /** The id of the document or the receipt; of a statement, that of the customer. */
  id: string;
  /** As audit lines name it: `tax/kerala/KL/26-27/0001`. */
  subject: string;
};
