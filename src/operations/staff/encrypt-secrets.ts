import type { AuditLog } from '../ports/audit.ts';
import type { Secrets, UserStore } from '../ports/staff.ts';
import type { System } from '../ports/system.ts';

type Ports = { system: System; users: UserStore; secrets: Secrets; audit: AuditLog };

/**
 * Encrypts with the newest key the secrets that are stored plain or with an older key. Returns how many these were, and the
 * people whose secret no key opens.
 */
export async function encryptSecrets({
  system,
  users,
  secrets,
  audit,
}: Ports): Promise<{ encrypted: number; lost: string[] }> {
  let encrypted = 0;
  const lost: string[] = [];
  for (const { id, username, secret: stored } of await users.listFactors()) {
    const secret = secrets.decrypt(stored, id);
    if (secret === null) lost.push(username);
    // False when another process was first, or when the person has set up another app meanwhile.
    else if (!secrets.isCurrent(stored) && (await users.replaceSecret(id, stored, secrets.encrypt(secret, id))))
      encrypted += 1;
  }
  if (encrypted > 0) {
    const actor = { username: 'console', address: 'console' };
    const after = { secrets: encrypted, key: secrets.keyId };
    await audit.append({ at: system.now(), actor, what: 'secrets sealed', subject: 'SECRETS_KEY', after });
  }
  return { encrypted, lost };
}
