/** The keys of `SECRETS_KEY`, the newest first: 32 bytes each in hex or base64, separated by commas; or a sentence that says what is wrong. */
export function readSecretsKey(value: string | undefined): Uint8Array[] | string {
  if (value === undefined) return [];
  const keys = value.split(/\s*,\s*/).map(bytesOf);
  return keys.every((key) => key !== null)
    ? keys
    : 'SECRETS_KEY must be 32 bytes in hex or base64: “openssl rand -hex 32” makes one. To change it, write the new key, a comma and the old one.';
}

function bytesOf(key: string): Uint8Array | null {
  if (/^[\da-f]{64}$/i.test(key)) return Buffer.from(key, 'hex');
  return /^[\w+/-]{43}=?$/.test(key) ? Buffer.from(key, 'base64') : null;
}
