/** How long a statement waits for a lock, or runs, and a transaction waits for its next statement, in milliseconds. */
export const timeLimits = {
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/**
 * How long we wait for an answer, in milliseconds: PostgreSQL ends each statement before. A server that is frozen or cut off cannot, and its
 * connection, which nobody closes, would keep a clerk waiting.
 */
export const ANSWER_TIMEOUT = 15_000;
