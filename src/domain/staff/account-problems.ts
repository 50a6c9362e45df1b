/** What is wrong with a password, or null. Length is the only rule: NIST SP 800-63B, ASVS 6.2. `passwordProblem('short')` → `'A password needs …'` */
export const passwordProblem = (password: string): string | null => {
  const length = [...password].length;
  if (length < 12) return 'A password needs at least 12 characters.';
  return length > 256 ? 'A password has at most 256 characters.' : null;
};

/** What is wrong with a username, or null. `usernameProblem('meena')` → `null` */
export const usernameProblem = (username: string): string | null =>
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._@ -]{0,63}$/u.test(username)
    ? null
    : 'A username is 1 to 64 letters, digits, spaces or . _ @ - and begins with a letter or digit.';
