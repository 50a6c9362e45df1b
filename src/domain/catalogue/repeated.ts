/** `repeated(['a', 'b', 'a'])` → `['a']` */
export function repeated<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
