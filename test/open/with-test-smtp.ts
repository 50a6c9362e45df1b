import { onTestFinished } from 'vitest';
import { openTestSmtp } from './open-test-smtp.ts';

/** A mail server for one test, closed when it ends. */
export async function withTestSmtp() {
  const { state, close } = await openTestSmtp();
  onTestFinished(close);
  return state;
}
