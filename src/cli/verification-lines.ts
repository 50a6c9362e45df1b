import type { Check } from '#operations/audit/verify-shop.ts';

const SHOWN = 10;

/** A line for each check or fault, then whether the shop is whole. */
export function verificationLines(checks: Check[]): string[] {
  const faults = checks.reduce((sum, check) => sum + check.faults.length, 0);
  const conclusion =
    faults === 0 ? 'The shop is whole.' : `The shop is NOT whole: ${faults} ${faults === 1 ? 'fault' : 'faults'}.`;
  return [...checks.flatMap(linesOf), conclusion];
}

function linesOf({ name, summary, faults }: Check): string[] {
  if (faults.length === 0) return [`ok     ${name}: ${summary}`];
  const more = faults.length > SHOWN ? [`… and ${faults.length - SHOWN} more.`] : [];
  return [...faults.slice(0, SHOWN), ...more].map((fault) => `FAULT  ${name}: ${fault}`);
}
