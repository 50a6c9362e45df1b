/* The weekly letters to owners. `week`: its Monday. Instants are ISO UTC text. */

/** `dueAt`: null where there was nothing to say. */
export type NewLetter = { week: string; recipient: string; subject: string; text: string; dueAt: string | null };

type DueLetter = Pick<NewLetter, 'week' | 'recipient' | 'subject' | 'text'> & {
  /** How often it was tried, this time too. */
  tries: number;
};

export type LetterStore = {
  /** How many letters wait to be sent, and since when the oldest does; null when there is none. */
  waiting(): Promise<{ count: number; oldest: string | null }>;
  /** The addresses whose letter of the newest week was given up. */
  givenUp(): Promise<string[]>;
  /** The addresses that have a letter of the week, or for which there was nothing to say. */
  recipients(week: string): Promise<string[]>;
  /** Puts letters into the outbox. An address that has one of that week gets no other. */
  add(letters: NewLetter[]): Promise<void>;
  /**
   * Takes the letter that is due the longest, and stores that it is being sent: no other process takes it, and no crash sends it
   * twice. Null when none is due.
   */
  take(at: string): Promise<DueLetter | null>;
  markSent(letter: Pick<NewLetter, 'week' | 'recipient'>, at: string): Promise<void>;
  /** `nextTryAt`: null when it is given up. */
  markNotSent(letter: Pick<NewLetter, 'week' | 'recipient'>, nextTryAt: string | null, error: string): Promise<void>;
};
