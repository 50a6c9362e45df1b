import type { MiddlewareHandler } from 'hono';
import type { Env } from '../route.ts';

type Settings = { https: boolean; development: boolean; adTag: string | null };

/**
 * Sets the security headers of every answer, also of errors and HEAD. No page has inline scripts, so the policy needs no
 * hashes. A route may have set a stricter one itself.
 */
export function addSecurityHeaders(settings: Settings): MiddlewareHandler<Env> {
  const headersFor = securityHeadersFor(settings);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const added = headersFor(headers.get('Content-Type') ?? '');
    for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
  };
}

/** The security headers for an answer of this media type. */
export function securityHeadersFor(settings: Settings): (type: string) => Record<string, string> {
  const page = pagePolicy(settings);
  return (type) => {
    const isPage = type.startsWith('text/html');
    const isPdf = type.startsWith('application/pdf');
    const isScript = type.startsWith('text/javascript');
    return {
      ...(isPage
        ? { [settings.development ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy']: page }
        : { 'Content-Security-Policy': isPdf ? pdfPolicy : isScript ? scriptPolicy : closedPolicy }),
      'X-Frame-Options': isPdf ? 'SAMEORIGIN' : 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // The firm's other sites, on the same domain, may show its pictures.
      'Cross-Origin-Resource-Policy': type.startsWith('image/') ? 'same-site' : 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      ...(settings.https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    };
  };
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

// No `sandbox` on a script: browsers that follow the standard to the letter start no worker from it.
const scriptPolicy = "default-src 'none'; frame-ancestors 'none'";

// No `sandbox` on a PDF: Chromium's viewer would lose its buttons to print and to save.
const pdfPolicy = "default-src 'none'; frame-ancestors 'self'";

/** The hosts that count a conversion: the ad service's picture, and where it redirects. */
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
    // Only the map's page of that host. The script fetches it before it shows the frame, since a frame cannot report a failure.
    "connect-src 'self' https://www.openstreetmap.org/export/embed.html",
    "manifest-src 'self'",
    "frame-src 'self' https://www.openstreetmap.org",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The workers of the visitor's wall and of the installed office: each policy takes one address.
    'trusted-types wall-worker office-worker',
    ...(https ? ['upgrade-insecure-requests'] : []),
    // In development Vite's own helpers violate the policy. The browser's console shows that; reports would add nothing.
    ...(development ? [] : ['report-uri /csp']),
  ].join('; ');
}
