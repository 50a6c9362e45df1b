/** A mail as it goes out. The texts hold no token of the shop but the link that the mail is about. */
export type OutgoingMail = {
  /** A part of the Message-ID: the same for each try, so that a mail program shows a mail once when it arrives twice. */
  id: string;
  /** Null: to the shop itself. */
  to: string | null;
  /** Beside the address that it comes from; '' for none. */
  fromName: string;
  subject: string;
  text: string;
  /** '' for none. */
  replyTo: string;
  attachment: { name: string; bytes: Uint8Array } | null;
  /** For a template of EmailJS, besides subject and text. */
  fields: Record<string, string>;
};

/**
 * Why a mail was not sent. `later`: it can be tried again. `refused`: the same mail will be refused again. `unknown`: the
 * server had the whole mail and did not answer, so it may arrive.
 */
export type MailFailure = 'later' | 'refused' | 'unknown';

/** The mail could not be sent. The message is a sentence for staff and contains no secret. */
export class MailNotSent extends Error {
  override name = 'MailNotSent';
  readonly failure: MailFailure;

  constructor(message: string, failure: MailFailure = 'later', options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** What customers can be sent: a PDF and the link, only the link, or nothing because no mail is set up for them. */
export type MailReach = 'pdf-and-link' | 'link' | 'nobody';

export type Mailer = {
  /** Stored with each mail that it sends. */
  kind: 'smtp' | 'emailjs' | 'log';
  reach: MailReach;
  /** Throws `MailNotSent`, after half a minute at most. */
  send(mail: OutgoingMail): Promise<void>;
};
