import type { Role } from '#domain/staff/role.ts';
import type { Actor } from './actor.ts';

/* What the operations ask about people: their accounts, their logins, and how often they may try. Instants are ISO UTC text. */

type StaffUser = {
  id: string;
  username: string;
  role: Role;
  passwordHash: string;
  disabledAt: string | null;
  /** Of an authenticator app; null without one. */
  factor: SecondFactor | null;
};

/** `secret` as `Secrets` stores it; `used` is the last step whose code was taken. */
type SecondFactor = { secret: string; used: number };

/** SHA-256 of a one-time code as `readCode` reads it, and until when it is good. */
type CodeHash = { hash: string; until: string };

/** `network`: SHA-256 of the network that the code came from. */
type SpentCode = { codeHash: string; passwordHash: string; network: string };

/** `confirmedHash`: what the stored password was when the person gave it again. */
export type OwnPassword = { keptLogin: string; confirmedHash: string };

type NewUser = { id: string; username: string; role: Role; passwordHash: string; code: CodeHash | null };

/** An account as it is listed: nothing in it is secret. */
type Account = {
  username: string;
  role: Role;
  createdAt: string;
  disabledAt: string | null;
  /** When one of its logins was last used; null when it has none. */
  seenAt: string | null;
  /** Until when its one-time code is good; null when it has none. */
  codeUntil: string | null;
  /** Whether its login asks for the code of an app. */
  factor: boolean;
};

export type UserStore = {
  count(): Promise<number>;
  /** By name. */
  list(): Promise<Account[]>;
  findByUsername(username: string): Promise<StaffUser | null>;
  /** False when the name is taken, whatever its case. */
  add(user: NewUser, at: string, actor: Actor): Promise<boolean>;
  /**
   * Also ends every login of that person, and any code. Of one's own password (`own`) the login that asks is kept; false,
   * and nothing is done, when the stored password is no longer the one that was confirmed.
   */
  setPassword(id: string, passwordHash: string, at: string, actor: Actor, own?: OwnPassword): Promise<boolean>;
  /**
   * Gives a code in place of the one before, puts `passwordHash` (nobody's) in place of the password, ends every login and
   * the second factor, and forgets the networks the person logged in from.
   */
  giveCode(id: string, passwordHash: string, code: CodeHash, at: string, actor: Actor): Promise<void>;
  /**
   * Spends the code for a password, and remembers the network it came from. False when it is not the account's, is over at
   * `at` or spent, or the account is disabled.
   */
  redeemCode(id: string, code: SpentCode, at: string, actor: Actor): Promise<boolean>;
  /** By the person; null ends it. */
  setFactor(id: string, factor: SecondFactor | null, at: string, actor: Actor): Promise<void>;
  /** Ends it for the person: `because` goes into the audit log. False when there was none. */
  endFactor(
    id: string,
    because: 'password reset' | 'password set' | 'asked',
    at: string,
    actor: Actor,
  ): Promise<boolean>;
  /** Every account with one, as it is stored. */
  listFactors(): Promise<{ id: string; username: string; secret: string }[]>;
  /** Stores the same secret otherwise. False when it is no longer the one of `before`. */
  replaceSecret(id: string, before: string, after: string): Promise<boolean>;
  /** Takes the code of that step. False when it, or one after it, was taken before. */
  takeFactor(id: string, step: number): Promise<boolean>;
  /** Also ends every login of that person, and any code. False, and nothing is done, when no owner would be left. */
  disable(id: string, at: string, actor: Actor): Promise<boolean>;
  enable(id: string, at: string, actor: Actor): Promise<void>;
  /** False, and nothing is done, when no owner would be left. */
  setRole(id: string, role: Role, at: string, actor: Actor): Promise<boolean>;
};

export type Login = {
  tokenHash: string;
  userId: string;
  username: string;
  role: Role;
  createdAt: string;
  seenAt: string;
  /** Where it was made from. */
  address: string;
  /** The browser's own words about itself. */
  agent: string;
};

/** `network`: SHA-256 of the network that it comes from. */
type NewLogin = Omit<Login, 'username' | 'role'> & { network: string };

export type LoginStore = {
  /**
   * Keeps at most `limit` logins of that person: the oldest give way. False when the person's password is no longer the
   * one that was verified, or the account has been disabled meanwhile. Remembers the network that it came from.
   */
  add(login: NewLogin, verifiedHash: string, limit: number, actor: Actor): Promise<boolean>;
  /** Whether the account of that name, as it was typed, logged in from this network within the days of `knownNetworks`. */
  isKnownNetwork(username: string, network: string, at: string): Promise<boolean>;
  /** The login, when its person is not disabled. Always read from the database: revocation holds at once on every process. */
  find(tokenHash: string): Promise<Login | null>;
  /** All of a person's, newest first; some may have ended by themselves. */
  list(userId: string): Promise<Login[]>;
  see(tokenHash: string, at: string): Promise<void>;
  /** False when there was none. */
  end(tokenHash: string, at: string, actor: Actor): Promise<boolean>;
  /** Ends every login of that person but one, and answers how many. */
  endOthers(userId: string, keptLogin: string, at: string, actor: Actor): Promise<number>;
  /** Tells the audit log of a refused login, in few lines however often it is repeated. */
  refused(at: string, actor: Actor): Promise<void>;
  /** The same of a right password that came without the code of the app: the sender knows the password. */
  askedForCode(at: string, actor: Actor): Promise<void>;
  /** The same of a wrong own password, asked again of a person who is logged in: the login may be stolen. */
  ownPasswordRefused(at: string, actor: Actor): Promise<void>;
};

/** The login of the actor ended during the call (logout, another password, a closed account). Nothing was changed. */
export class LoginEnded extends Error {
  override name = 'LoginEnded';
  override message = 'The login has ended.';
}

/** The account of the actor lost the role of an owner during the call. Nothing was changed. */
export class OwnerRoleLost extends Error {
  override name = 'OwnerRoleLost';
  override message = 'The account is not an owner’s any more.';
}

export type Bucket = {
  key: string /** Most it holds. */;
  burst: number /** Seconds for one more. */;
  refillSeconds: number;
};

export type LimitStore = {
  /**
   * Takes one from every bucket, or none when one of them is empty: then nothing is written.
   * Answers 0, or the seconds until the emptiest has one again.
   */
  take(buckets: Bucket[], at: string): Promise<number>;
};

/** Encrypts what must be read again, which a hash does not allow. */
export type Secrets = {
  /** What to store of a secret of `owner`, an id: without the same owner it does not open. Plain when there is no key. */
  seal(secret: string, owner: string): string;
  /** The secret of what is stored, also of what was stored plain. Null when its key is missing, or it is damaged or another's. */
  open(stored: string, owner: string): string | null;
  /** Whether it is stored as `seal` would store it now: with the newest key, or plain when there is none. */
  isCurrent(stored: string): boolean;
  /** Names the newest key in the audit log; null when there is none. */
  keyId: string | null;
};

export type Passwords = {
  /** argon2id, PHC text. Throws `Overloaded` when too many are being worked on. */
  hash(password: string): Promise<string>;
  /** `hash` null: works as long as for a real one and says false, so that time tells nothing. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether a guesser finds it early; `words` are those that stand near the account. */
  isEasy(password: string, words: readonly string[]): Promise<boolean>;
};
