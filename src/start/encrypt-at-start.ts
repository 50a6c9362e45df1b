import { encryptSecrets } from '#operations/staff/encrypt-secrets.ts';
import type { Ports } from './open-ports.ts';

/** Encrypts the stored secrets that the newest `SECRETS_KEY` has not encrypted yet. Returns lines to print. */
export async function encryptAtStart(ports: Ports): Promise<string[]> {
  const { encrypted, lost } = await encryptSecrets(ports);
  return [
    ...(encrypted > 0 ? [`The secrets of authenticator apps are now encrypted with SECRETS_KEY: ${encrypted}.`] : []),
    ...(lost.length > 0
      ? [
          `SECRETS_KEY is missing or wrong: ${lost.join(', ')} cannot log in until you set the right key, or an owner ends the codes of their app under People.`,
        ]
      : []),
  ];
}
