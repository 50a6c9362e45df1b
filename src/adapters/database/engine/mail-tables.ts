export type MailTables = {
  /** The outbox of mails to customers. `next_try_at` is null unless the mail waits. */
  mails: {
    id: string;
    kind: string;
    /** The document, the receipt or the customer. */
    of_id: string;
    /** Only for a statement; '' for other things. */
    tax_state: string;
    from_date: string;
    to_date: string;
    /** The subject of its audit lines. */
    about: string;
    recipient: string;
    subject: string;
    words: string;
    language: string;
    days: number;
    asked_at: string;
    asked_by: string;
    state: string;
    tries: number;
    attempt: number;
    last_error: string;
    next_try_at: string | null;
    share: string | null;
    sent_at: string | null;
    sent_by: string;
    idempotency_key: string;
    body_hash: string;
  };
};
