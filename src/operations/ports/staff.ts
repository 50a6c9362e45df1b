import type { Role } from '#domain/staff/role.ts';
import type { Actor } from './actor.ts';

/* Accounts, logins and rate limits. Instants are ISO UTC text. */

type StaffUser = {
  id: string;
  username: string;
  role: Role;
  passwordHash: string;
  disabledAt: string | null;
  /** The authenticator app; null without one. */
  factor: SecondFactor | null;
};

/** `secret` is encrypted by `Secrets`; `used` is the time step of the last accepted code. */
type SecondFactor = { secret: string; used: number };

/** SHA-256 of a one-time code as `readCode` reads it, and when it expires. */
type CodeHash = { hash: string; until: string };

/** `network`: SHA-256 of the network that sent the code. */
type SpentCode = { codeHash: string; passwordHash: string; network: string };

/** `confirmedHash`: the stored hash against which the person confirmed the password. */
export type OwnPassword = { keptLogin: string; confirmedHash: string };

type NewUser = { id: string; username: string; role: Role; passwordHash: string; code: CodeHash | null };

/** An account in the list: contains no secret. */
type Account = {
  username: string;
  role: Role;
  createdAt: string;
  disabledAt: string | null;
  /** When one of its logins was last used; null when it has none. */
  seenAt: string | null;
  /** When its one-time code expires; null when it has none. */
  codeUntil: string | null;
  /** Whether its login asks for the code of an app. */
  factor: boolean;
};

export type UserStore = {
  count(): Promise<number>;
  /** By name. */
  list(): Promise<Account[]>;
  findByUsername(username: string): Promise<StaffUser | null>;
  /** The first account, or else of these other names, that looks like the name and is not the same; null when none does. */
  lookAlike(username: string, others: readonly string[]): Promise<string | null>;
  /** False when the name is taken, in any letter case. */
  add(user: NewUser, at: string, actor: Actor): Promise<boolean>;
  /**
   * Also ends every login and the one-time code of that person. With `own` (the person's own password) the current login
   * stays. False, and nothing is changed, when the stored password is no longer the confirmed one.
   */
  setPassword(id: string, passwordHash: string, at: string, actor: Actor, own?: OwnPassword): Promise<boolean>;
  /**
   * Replaces the one-time code, and the password by `passwordHash`, which no password matches. Ends every login and the
   * second factor, and forgets the networks from which the person logged in.
   */
  giveCode(id: string, passwordHash: string, code: CodeHash, at: string, actor: Actor): Promise<void>;
  /**
   * Uses the code to set a password, and remembers the network. False when it is not the code of the account, has expired
   * at `at` or was used before, or when the account is disabled.
   */
  redeemCode(id: string, code: SpentCode, at: string, actor: Actor): Promise<boolean>;
  /** Changed by the person; null removes it. */
  setFactor(id: string, factor: SecondFactor | null, at: string, actor: Actor): Promise<void>;
  /** Removed by somebody else: `because` goes into the audit log. False when there was none. */
  endFactor(
    id: string,
    because: 'password reset' | 'password set' | 'asked',
    at: string,
    actor: Actor,
  ): Promise<boolean>;
  /** Every account with a second factor, the secret as it is stored. */
  listFactors(): Promise<{ id: string; username: string; secret: string }[]>;
  /**
   * Stores the same secrets in another encryption, with that `key`, except those that are no longer `before`. Returns how many
   * were replaced.
   */
  replaceSecrets(
    secrets: { id: string; before: string; after: string }[],
    key: string | null,
    at: string,
    actor: Actor,
  ): Promise<number>;
  /** Marks the code of that step as used. False when it or a later one was used before. */
  takeFactor(id: string, step: number): Promise<boolean>;
  /** Also ends every login and the one-time code of that person. False, and nothing is changed, when no owner would be left. */
  disable(id: string, at: string, actor: Actor): Promise<boolean>;
  enable(id: string, at: string, actor: Actor): Promise<void>;
  /** False, and nothing is changed, when no owner would be left. */
  setRole(id: string, role: Role, at: string, actor: Actor): Promise<boolean>;
};

export type Login = {
  tokenHash: string;
  userId: string;
  username: string;
  role: Role;
  createdAt: string;
  seenAt: string;
  /** The IP address at login. */
  address: string;
  /** The User-Agent of the browser. */
  agent: string;
};

/** `network`: SHA-256 of the network of the login. */
type NewLogin = Omit<Login, 'username' | 'role'> & { network: string };

export type LoginStore = {
  /**
   * Keeps at most `limit` logins of that person: the oldest are removed. Remembers the network. False when the password is
   * no longer the verified one, or the account has been disabled meanwhile.
   */
  add(login: NewLogin, verifiedHash: string, limit: number, actor: Actor): Promise<boolean>;
  /** Whether the account of that typed name logged in from this network within the days of `knownNetworks`. */
  isKnownNetwork(username: string, network: string, at: string): Promise<boolean>;
  /** The login, if the account is enabled. Always read from the database: a revocation works at once in every process. */
  find(tokenHash: string): Promise<Login | null>;
  /** All logins of a person, newest first, also expired ones. */
  list(userId: string): Promise<Login[]>;
  markSeen(tokenHash: string, at: string): Promise<void>;
  /** False when there was none. */
  end(tokenHash: string, at: string, actor: Actor): Promise<boolean>;
  /** Ends every login of that person except one, and returns how many. */
  endOthers(userId: string, keptLogin: string, at: string, actor: Actor): Promise<number>;
  /** Records a refused login in the audit log: few lines, even when it is often repeated. */
  auditRefused(at: string, actor: Actor): Promise<void>;
  /** The same for a right password without the code of the app: the sender knows the password. */
  auditMissingCode(at: string, actor: Actor): Promise<void>;
  /** The same for a wrong password when a logged-in person has to confirm it: the login may be stolen. */
  auditWrongOwnPassword(at: string, actor: Actor): Promise<void>;
};

/** The login of the actor ended during the call (logout, a new password, a disabled account). Nothing was changed. */
export class LoginEnded extends Error {
  override name = 'LoginEnded';
  override message = 'The login has ended.';
}

/** The actor lost the role of an owner during the call. Nothing was changed. */
export class OwnerRoleLost extends Error {
  override name = 'OwnerRoleLost';
  override message = 'The account is not an owner’s any more.';
}

/** A token bucket: holds at most `burst` tokens, and gets one more every `refillSeconds`. */
export type RateBucket = { key: string; burst: number; refillSeconds: number };

export type LimitStore = {
  /**
   * Takes one token from every bucket, or none when one of them is empty: then nothing is written.
   * Returns 0, or the seconds until every bucket has a token again.
   */
  take(buckets: RateBucket[], at: string): Promise<number>;
};

/** Encrypts secrets that must be read again, so that a hash is not enough. */
export type Secrets = {
  /** The text to store for a secret of `owner`, an id: it can be decrypted only with the same owner. Plain text when there is no key. */
  encrypt(secret: string, owner: string): string;
  /** The secret in a stored text, also in a plain one. Null when its key is missing, or when it is damaged or of another owner. */
  decrypt(stored: string, owner: string): string | null;
  /** Whether `encrypt` would store it in the same way now: with the newest key, or plain when there is none. */
  isCurrent(stored: string): boolean;
  /** The name of the newest key for the audit log; null when there is none. */
  keyId: string | null;
};

export type Passwords = {
  /** argon2id, as PHC text. Throws `Overloaded` when too many are in progress. */
  hash(password: string): Promise<string>;
  /** With `hash` null it takes as long as with a real one and returns false, so that the time reveals nothing. */
  verify(password: string, hash: string | null): Promise<boolean>;
  /** Whether the password is easy to guess; `words` are words about the account, such as its name. */
  isEasy(password: string, words: readonly string[]): Promise<boolean>;
};
