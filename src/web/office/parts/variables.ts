import type { CSSProperties } from 'react';

/**
 * Custom properties for an element: `variables({ large: '9ch' })` → `{ '--large': '9ch' }`. They are set through the object model, which the
 * policy allows: it forbids only style attributes in HTML.
 */
export function variables(named: Record<string, string | undefined>): CSSProperties {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`--${name}`, value]));
}
