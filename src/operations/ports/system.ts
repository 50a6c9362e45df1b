/** The clock, random values, hashes and pauses of the operations; tests replace them. */
export type System = {
  /** The present instant, ISO UTC with milliseconds. */
  now(): string;
  uuid(): string;
  /** `bytes` random bytes from the system's generator, base64url without padding: 32 bytes are 43 characters. */
  secret(bytes: number): string;
  /** SHA-256 of text (UTF-8) or bytes, lower-case hex. */
  sha256(content: string | Uint8Array): string;
  /** HMAC-SHA-1, from which the codes of authenticator apps are computed. */
  hmacSha1(key: Uint8Array, message: Uint8Array): Uint8Array;
  /** Lets other requests run before long work goes on. */
  pause(): Promise<void>;
};
