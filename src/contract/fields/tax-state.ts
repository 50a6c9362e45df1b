import { z } from 'zod';
import { taxStateIds } from '#domain/tax/states.ts';

/** The id of a state in which the firm can have a registration. */
export const taxState = z.enum(taxStateIds);

/** A registration, or `''` for all of them. */
export const taxStateOrAll = z
  .enum([...taxStateIds, ''])
  .default('')
  .meta({ description: 'the id of a state; "" for all registrations' });

/** What a text that names a registration holds. */
export const stateText = 'the id of a state, such as kerala or tamil-nadu';

/** The longest id has 40 characters. */
export const STATE_LENGTH = 50;
