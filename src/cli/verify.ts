import { type Check, isWhole, verifyShop } from '#operations/audit/verify-shop.ts';
import { openVerification } from '#start/open-verification.ts';
import { missingDatabase, type ShopCommand } from './command.ts';
import { verificationLines } from './verification-lines.ts';

/** `vitrine verify`: changes nothing, and the server may keep running. */
export const verifyCommand: ShopCommand = async (config, words) => {
  if (words.length > 0) return 'usage';
  const missing = missingDatabase(config);
  if (missing) return missing;
  const shop = await openVerification(config);
  try {
    const verified = await verifyShop(shop);
    if (!verified.ok) return verified;
    const checks: Check[] = [];
    for await (const check of verified.value) checks.push(check);
    return { ok: isWhole(checks), message: verificationLines(checks).join('\n') };
  } finally {
    await shop.close();
  }
};
