import { failed } from '#domain/outcome.ts';

/** The header is not a UUID. */
export const wrongKey = failed('invalid', 'Idempotency-Key must be a UUID.', {
  problems: [{ field: 'Idempotency-Key', message: 'must be a UUID' }],
});
