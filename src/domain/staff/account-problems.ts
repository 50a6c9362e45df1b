/**
 * What is wrong with a password, or null: its length, or that it is easy to guess. There is no rule about kinds of
 * characters (NIST SP 800-63B, ASVS 6.2). `passwordProblem('short', isEasy)` → `'A password needs …'`
 */
export async function passwordProblem(
  password: string,
  isEasy: (password: string) => Promise<boolean>,
): Promise<string | null> {
  const problem = passwordLengthProblem(password);
  if (problem) return problem;
  return (await isEasy(password))
    ? 'That password is too easy to guess. Take three or four words that do not belong together.'
    : null;
}

/** `passwordLengthProblem('short')` → `'A password needs at least 12 characters.'` */
export function passwordLengthProblem(password: string): string | null {
  const length = [...password].length;
  if (length < 12) return 'A password needs at least 12 characters.';
  return length > 256 ? 'A password has at most 256 characters.' : null;
}

/** What is wrong with a username, or null. `usernameProblem('meena')` → `null` */
export function usernameProblem(username: string): string | null {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}\p{M}._@ -]{0,63}$/u.test(username))
    return 'A username is 1 to 64 letters, digits, spaces or . _ @ - and begins with a letter or digit.';
  return reservedNames.includes(username.normalize('NFKC').toLowerCase()) ? reserved : null;
}

const reserved = 'The audit log uses that name for something else: choose another.';

/** The audit log's names for the operator, the program itself, and logins under unknown names. */
export const reservedNames: readonly string[] = ['console', 'program', 'unknown'];

/** `lookAlikeProblem('owner')` → `'That name looks like the account owner. …'`: for the name that is taken. */
export function lookAlikeProblem(taken: string): string {
  return reservedNames.includes(taken)
    ? `That name looks like ${taken}, which the audit log uses for something else: choose another.`
    : `That name looks like the account ${taken}. Choose one that nobody can take for it.`;
}
