import { sealSecrets } from '#operations/staff/seal-secrets.ts';
import type { Ports } from './open-ports.ts';

/** Encrypts what `SECRETS_KEY` has not encrypted yet. Answers lines to tell. */
export async function sealAtStart(ports: Ports): Promise<string[]> {
  const { sealed, lost } = await sealSecrets(ports);
  return [
    ...(sealed > 0 ? [`The secrets of authenticator apps are encrypted with SECRETS_KEY now: ${sealed}.`] : []),
    ...(lost.length > 0
      ? [
          `SECRETS_KEY is missing or another one: ${lost.join(', ')} cannot log in until the right key is back, or an owner ends the codes of their app under People.`,
        ]
      : []),
  ];
}
