import type { DescribedCall, Schema } from './described-calls.ts';

/** Where a text goes in a JSON body: `['company', 'contact', 'phones', 0]`; `key` for a name that the sender makes up. */
export type TextField = { place: (string | number)[]; key: boolean; longest: number | null };

/** Every text of a body, as our own document describes it. A choice of a list and the bytes of a file are not texts. */
export function textFields(schema: Schema, place: TextField['place'] = []): TextField[] {
  if (schema.enum || schema.const !== undefined || schema.format === 'binary') return [];
  if (schema.type === 'string') return [{ place, key: false, longest: schema.maxLength ?? null }];
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textFields(one, [...place, name]));
  const choices = (schema.anyOf ?? []).flatMap((one) => textFields(one, place));
  const items = schema.items ? textFields(schema.items, [...place, 0]) : [];
  const keys = schema.propertyNames
    ? textFields(schema.propertyNames, place).map((one) => ({ ...one, key: true }))
    : [];
  return [...inside, ...choices, ...items, ...keys];
}

/** The JSON text of `body` with a text in that place. A large body is written once, and takes each text quickly. */
export function bodyAround(body: unknown, { place, key }: TextField): (text: string) => string {
  const copy = structuredClone(body) as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  let at = copy;
  for (const [index, step] of place.slice(0, -1).entries()) {
    at[step] ??= typeof place[index + 1] === 'number' ? [] : {};
    at = at[step] as typeof at;
  }
  at[last] = key ? { [HERE]: 1 } : HERE;
  const [before, after] = JSON.stringify(copy).split(JSON.stringify(HERE));
  return (text) => before + JSON.stringify(text) + after;
}

const HERE = 'The text that is tried';

/** The parts of the path and of the query that take a text, each with its bound. */
export function textParameters(call: DescribedCall) {
  return call.parameters.filter(({ schema }) => schema.type === 'string' && !schema.enum);
}
