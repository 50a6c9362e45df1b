import type { Secrets, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; secrets: Secrets };

/**
 * Encrypts with the newest key the secrets that are stored plain or with an older key. Returns how many these were, and the
 * people whose secret no key opens.
 */
export async function encryptSecrets({
  system,
  users,
  secrets,
}: Ports): Promise<{ encrypted: number; lost: string[] }> {
  const outdated: { id: string; before: string; after: string }[] = [];
  const lost: string[] = [];
  for (const { id, username, secret: stored } of await users.listFactors()) {
    const secret = secrets.decrypt(stored, id);
    if (secret === null) lost.push(username);
    else if (!secrets.isCurrent(stored)) outdated.push({ id, before: stored, after: secrets.encrypt(secret, id) });
  }
  // Fewer when another process was first, or when a person has set up another app meanwhile.
  const actor = { username: 'console', address: 'console' };
  const encrypted =
    outdated.length === 0 ? 0 : await users.replaceSecrets(outdated, secrets.keyId, system.now(), actor);
  return { encrypted, lost };
}
