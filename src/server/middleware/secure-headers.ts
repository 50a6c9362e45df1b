import type { MiddlewareHandler } from 'hono';
import type { Env } from '../route.ts';

type Settings = { https: boolean; development: boolean };

/** The headers of every answer, errors and HEAD included. No inline script anywhere, so the policy needs no hashes. */
export const secureHeaders = (settings: Settings): MiddlewareHandler<Env> => {
  const page = pagePolicy(settings);
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const type = headers.get('Content-Type') ?? '';
    const isPage = type.startsWith('text/html');
    const isPdf = type.startsWith('application/pdf');
    const set = (name: string, value: string) => headers.set(name, value);

    if (isPage) set(settings.development ? 'Content-Security-Policy-Report-Only' : 'Content-Security-Policy', page);
    // No `sandbox` on a PDF: Chromium's viewer would lose its buttons to print and to save.
    else if (isPdf) set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'");
    else set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    set('X-Frame-Options', isPdf ? 'SAMEORIGIN' : 'DENY');
    set('X-Content-Type-Options', 'nosniff');
    set('Referrer-Policy', 'strict-origin-when-cross-origin');
    set('Cross-Origin-Opener-Policy', 'same-origin');
    // The firm's other addresses may show its pictures.
    set('Cross-Origin-Resource-Policy', type.startsWith('image/') ? 'same-site' : 'same-origin');
    set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()');
    if (settings.https) set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  };
};

const pagePolicy = ({ https, development }: Settings): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
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
