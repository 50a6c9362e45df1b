import type { Problem } from '#domain/outcome.ts';
import { fieldId } from './invoice-fields.ts';

/** No warnings for the amount that is being typed, or for a GST rate that depends on it. */
export function settledWarnings(warnings: Problem[], focusedId: string): Problem[] {
  return warnings.filter(({ field }) => !isAmount.test(field) || fieldId(field.replace(/gst$/, 'rate')) !== focusedId);
}

const isAmount = / (?:quantity|rate|gst|discount)$/;
