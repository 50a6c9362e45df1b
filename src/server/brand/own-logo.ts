import type { CompanyVersion } from '#domain/company/company.ts';
import type { CompanyStore } from '#operations/ports/company.ts';
import type { System } from '#operations/ports/system.ts';
import type { BrandDrawing } from './brand-drawings.ts';

type Ports = { companies: Pick<CompanyStore, 'current'>; system: Pick<System, 'sha256'> };

/**
 * The logo of the company record, drawn as wide and with the same margin as the product's mark, whose place it takes. Null without a
 * logo, and for the demo: it shows the drawing of the specification.
 */
export async function ownLogo({ companies, system }: Ports): Promise<BrandDrawing | null> {
  const version = await companies.current();
  // What was saved is a data URL of letters, digits, +, / and =.
  const logo = version?.company.logo ?? '';
  if (!version || logo === '' || version.demo) return null;
  const kept = drawn.get(version);
  if (kept) return kept;
  const image = `<image href="${logo}" x="5.5" y="4" width="32" height="32"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="400" height="400">${image}</svg>`;
  const drawing = { svg, etag: `"${system.sha256(svg)}"` };
  drawn.set(version, drawing);
  return drawing;
}

/** Visitors ask often, and a version never changes. */
const drawn = new WeakMap<CompanyVersion, BrandDrawing>();
