import type { MiddlewareHandler } from 'hono';
import type { Env } from '../route.ts';

type Settings = { https: boolean; development: boolean; adTag: string | null };

/** The headers of every answer, errors and HEAD included. No inline script anywhere, so the policy needs no hashes. */
export function secureHeaders(settings: Settings): MiddlewareHandler<Env> {
  const headersFor = securityHeaders(settings);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const safety = headersFor(headers.get('Content-Type') ?? '');
    for (const [name, value] of Object.entries(safety)) headers.set(name, value);
  };
}

/** What keeps an answer of this media type safe in a browser. */
export function securityHeaders(settings: Settings): (type: string) => Record<string, string> {
  const page = pagePolicy(settings);
  return (type) => {
    const isPage = type.startsWith('text/html');
    const isPdf = type.startsWith('application/pdf');
    return {
      ...(isPage
        ? { [settings.development ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy']: page }
        : { 'Content-Security-Policy': isPdf ? pdfPolicy : closedPolicy }),
      'X-Frame-Options': isPdf ? 'SAMEORIGIN' : 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // The firm's other addresses may show its pictures.
      'Cross-Origin-Resource-Policy': type.startsWith('image/') ? 'same-site' : 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      ...(settings.https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    };
  };
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

// No `sandbox` on a PDF: Chromium's viewer would lose its buttons to print and to save.
const pdfPolicy = "default-src 'none'; frame-ancestors 'self'";

/** Where a conversion goes: the ad service's picture, and where that one leads on to. */
const adHosts = ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net', 'https://www.google.com'];

function pagePolicy({ https, development, adTag }: Settings): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    ["img-src 'self' data: blob:", ...(adTag ? adHosts : [])].join(' '),
    "font-src 'self'",
    // The map's page, and no other of that host: it is asked for before the frame is shown, which cannot say that it failed.
    "connect-src 'self' https://www.openstreetmap.org/export/embed.html",
    "manifest-src 'self'",
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    // Vite's own helpers break the policy in development; the browser's console says so there, and that is enough.
    ...(development ? [] : ['report-uri /csp']),
  ].join('; ');
}
