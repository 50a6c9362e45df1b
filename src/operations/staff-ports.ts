import type { Actor } from './ports.ts';

/* What the operations ask about people: their accounts, their logins, and how often they may try. Instants are ISO UTC text. */

type StaffUser = { id: string; username: string; passwordHash: string; disabledAt: string | null };

export type UserStore = {
  count(): Promise<number>;
  findByUsername(username: string): Promise<StaffUser | null>;
  /** False when the name is taken, whatever its case. */
  add(user: { id: string; username: string; passwordHash: string }, at: string, actor: Actor): Promise<boolean>;
  /** Also ends every login of that person. */
  setPassword(id: string, passwordHash: string, at: string, actor: Actor): Promise<void>;
  /** Also ends every login of that person. */
  disable(id: string, at: string, actor: Actor): Promise<void>;
};

export type Login = { tokenHash: string; userId: string; username: string; createdAt: string; seenAt: string };

export type LoginStore = {
  /**
   * Keeps at most `limit` logins of that person: the oldest give way. False when the person's password is no longer the
   * one that was verified, or the account has been disabled meanwhile.
   */
  add(login: Omit<Login, 'username'>, verifiedHash: string, limit: number, actor: Actor): Promise<boolean>;
  /** The login, when its person is not disabled. Always read from the database: revocation holds at once on every process. */
  find(tokenHash: string): Promise<Login | null>;
  see(tokenHash: string, at: string): Promise<void>;
  /** False when there was none. */
  end(tokenHash: string, at: string, actor: Actor): Promise<boolean>;
  /** Writes a refused login to the audit log. */
  refused(at: string, actor: Actor): Promise<void>;
};

export type Bucket = {
  key: string /** Most it holds. */;
  burst: number /** Seconds for one more. */;
  refillSeconds: number;
};

export type LimitStore = {
  /**
   * Takes one from every bucket, or none when one of them is empty.
   * Answers 0, or the seconds until the emptiest has one again.
   */
  take(buckets: Bucket[], at: string): Promise<number>;
};

export type Passwords = {
  /** argon2id, PHC text. Throws `Overloaded` when too many are being worked on. */
  hash(password: string): Promise<string>;
  /** `hash` null: works as long as for a real one and says false, so that time tells nothing. */
  verify(password: string, hash: string | null): Promise<boolean>;
};
