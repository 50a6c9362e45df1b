import type { Outcome } from '#domain/outcome.ts';
import type { Share } from '#domain/shares/share.ts';
import type { Actor } from './actor.ts';

/* Links that open one thing without a login. Instants are ISO UTC text. */

export type NewShare = Pick<Share, 'id' | 'of' | 'forWhom' | 'language' | 'expiresAt'> & {
  /** SHA-256 of the token, which is not stored. */
  tokenHash: string;
  /** Only for a statement: SHA-256 of its PDF, which stays as it was when it was shared; null for other things. */
  paper: string | null;
  /** The subject of the audit line: `tax/kerala/KL/26-27/0001`, or the customer's name. */
  subject: string;
};

/** The shares of one thing that open now. `until`: when the last one lapses; null without any. */
type LiveShares = { count: number; until: string | null; openings: number; lastOpenedAt: string | null };

/** A share that opens now. */
export type LiveShare = Share & { paper: string | null };

export type ShareStore = {
  /** With its audit line. */
  add(share: NewShare, at: string, actor: Actor): Promise<void>;
  find(id: string): Promise<Share | null>;
  /** The shares of a document or a receipt, or of the statements of a customer and of those merged into him, newest first; pages are counted from 1. */
  page(of: string, page: number, size: number): Promise<{ shares: Share[]; count: number }>;
  /** What the shares of a document come to that are neither ended nor lapsed at `at`. */
  liveOf(document: string, at: string): Promise<LiveShares>;
  /** Ends it at once, with its audit line. Null when there is none; a share that was ended before stays as it is. */
  end(id: string, at: string, actor: Actor): Promise<Share | null>;
  /** The share of a token that is neither ended nor lapsed at `at`; else null, and the same work was done for it. */
  open(tokenHash: string, at: string): Promise<LiveShare | null>;
  /** Counts an opening of its page. Nothing about the reader is stored. */
  countOpening(id: string, at: string): Promise<void>;
};

/** A page of a paper as PNG; `pages`: how many the paper has. */
export type DrawnPage = { bytes: Uint8Array; width: number; height: number; pages: number };

export type PageDrawer = {
  /**
   * Draws a page of a PDF, counted from 1, in a child process. 'invalid' when the PDF has no such page or cannot be opened.
   * Throws `Overloaded` when its queue is full, or the machine is too busy to finish.
   */
  drawPage(pdf: Uint8Array, page: number): Promise<Outcome<DrawnPage>>;
};

/** A stored picture of a page. `picture`: SHA-256 of its PNG. */
export type PagePicture = { page: number; pages: number; width: number; height: number; picture: string };

/** The pictures of shared papers, by the SHA-256 of the PDF: a paper never changes, so each picture is made once. */
export type PagePictures = {
  find(paper: string, page: number): Promise<PagePicture | null>;
  /** Keeps the first one, with a line in the chain of the visitors: a second process may have drawn the same page. */
  keep(paper: string, picture: PagePicture, at: string): Promise<void>;
};
