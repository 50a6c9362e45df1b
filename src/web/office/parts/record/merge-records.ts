/** A value inside a record, by the keys that lead to it: `['categories', 18, 'names', 'or']`. */
export type FieldPath = readonly (string | number)[];

/** What somebody else has changed. `mine`: I have changed it too, to something else, and mine stays. */
export type RecordChange = { path: FieldPath; before: unknown; now: unknown; mine: boolean };

/**
 * Brings what somebody else has saved into a record that I am changing; `base` is what both began with. Values that I have
 * not touched become theirs; where both have changed a value, mine stays. The items of a list are told apart by their keys.
 */
export function mergeRecords<T>(base: T, mine: T, theirs: T): { merged: T; changes: RecordChange[] } {
  const changes: RecordChange[] = [];
  return { merged: mergeValue([], base, mine, theirs, changes) as T, changes };
}

/** What differs between two records: `recordChanges({ name: 'A' }, { name: 'B' })` → `[{ path: ['name'], before: 'A', … }]` */
export function recordChanges<T>(before: T, now: T): RecordChange[] {
  return mergeRecords(before, before, now).changes;
}

/** The same change made in `record`: the value at `path` becomes `value`. */
export function withValue<T>(record: T, path: FieldPath, value: unknown): T {
  return putValue(record, path, value) as T;
}

/** The value of a field as problems name it: `fieldValue(record, 'categories.18.route')`; a slide is named by its place, from 1. */
export function fieldValue(record: unknown, field: string): unknown {
  return field.split('.').reduce((value: unknown, name, index, names) => {
    if (!Array.isArray(value)) return isObject(value) ? value[name] : undefined;
    return names[index - 1] === 'slides' ? value[Number(name) - 1] : value.find((item) => String(keyOf(item)) === name);
  }, record);
}

/** Whether two values would be written alike. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  return namesOf(one, other).every((name) => isSame(one[name], other[name]));
}

/** The last part of a path to the order of a list. */
export const orderKey = 'order';

function mergeValue(path: FieldPath, base: unknown, mine: unknown, theirs: unknown, changes: RecordChange[]): unknown {
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  if (isObject(base) && isObject(mine) && isObject(theirs)) return mergeObject(path, base, mine, theirs, changes);
  const lists = [keyed(base), keyed(mine), keyed(theirs)];
  const [baseList, myList, theirList] = lists;
  if (baseList && myList && theirList) return mergeList(path, baseList, myList, theirList, changes);
  const isMine = !isSame(base, mine);
  changes.push({ path, before: base, now: theirs, mine: isMine });
  return isMine ? mine : theirs;
}

function mergeObject(path: FieldPath, base: Fields, mine: Fields, theirs: Fields, changes: RecordChange[]): Fields {
  const merged = namesOf(mine, theirs, base).map((name) => [
    name,
    mergeValue([...path, name], base[name], mine[name], theirs[name], changes),
  ]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeList(path: FieldPath, base: Items, mine: Items, theirs: Items, changes: RecordChange[]): unknown[] {
  const order = mergedOrder(path, [...base.keys()], [...mine.keys()], [...theirs.keys()], changes);
  return order
    .map((key) => mergeItem([...path, key], base.get(key), mine.get(key), theirs.get(key), changes))
    .filter((item) => item !== undefined);
}

function mergeItem(path: FieldPath, base: unknown, mine: unknown, theirs: unknown, changes: RecordChange[]): unknown {
  // What one has removed and the other has changed stays: nothing that was typed is lost.
  if (base !== undefined && mine === undefined && !isSame(base, theirs)) {
    if (theirs !== undefined) changes.push({ path, before: base, now: theirs, mine: true });
    return theirs;
  }
  return mergeValue(path, base, mine, theirs, changes);
}

/** The order of the one who has moved something, with the new items of the other behind the same neighbours. */
function mergedOrder(path: FieldPath, base: Key[], mine: Key[], theirs: Key[], changes: RecordChange[]): Key[] {
  const isMoved = (list: Key[], other: Key[]) =>
    !isSame(
      list.filter((key) => other.includes(key)),
      other.filter((key) => list.includes(key)),
    );
  const mineMoved = isMoved(mine, base);
  if (isMoved(theirs, base) && isMoved(theirs, mine))
    changes.push({ path: [...path, orderKey], before: base, now: theirs, mine: mineMoved });
  return mineMoved ? withNew(mine, theirs) : withNew(theirs, mine);
}

function withNew(order: Key[], other: Key[]): Key[] {
  return other.reduce<Key[]>((all, key, index) => {
    if (all.includes(key)) return all;
    const before = other[index - 1];
    const at = before === undefined ? 0 : all.indexOf(before) + 1;
    return [...all.slice(0, at), key, ...all.slice(at)];
  }, order);
}

function putValue(value: unknown, [first, ...rest]: FieldPath, given: unknown): unknown {
  if (first === undefined) return given;
  if (!Array.isArray(value)) return { ...(value as Fields), [first]: putValue((value as Fields)[first], rest, given) };
  const items = keyed(value) ?? new Map();
  if (first === orderKey && rest.length === 0) return (given as Key[]).flatMap((key) => items.get(key) ?? []);
  const put = putValue(items.get(first), rest, given);
  if (put === undefined) items.delete(first);
  else items.set(first, put);
  return [...items.values()];
}

type Fields = Record<string, unknown>;
type Key = string | number;
type Items = Map<Key, unknown>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function namesOf(...records: Fields[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))];
}

/** The items by their keys; null when that is no list, or its items cannot be told apart. */
function keyed(list: unknown): Items | null {
  if (!Array.isArray(list)) return null;
  const items = new Map(list.map((item) => [keyOf(item), item]));
  return items.size === list.length && !items.has(undefined) ? (items as Items) : null;
}

function keyOf(item: unknown): Key | undefined {
  if (!isObject(item)) return item as Key;
  return (item.id ?? item.category ?? item.folder ?? item.value ?? item.name) as Key | undefined;
}
