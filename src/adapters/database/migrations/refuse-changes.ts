import type { Database } from '../engine/tables.ts';

/**
 * The triggers of tables whose rows are added and never changed or removed. `subject` names the function on PostgreSQL, and
 * `sentence` is what the database answers.
 */
export function refuseChanges(
  engine: Database['engine'],
  names: string[],
  subject: string,
  sentence: string,
): string[] {
  if (engine === 'sqlite')
    return names.flatMap((name) =>
      ['delete', 'update'].map(
        (change) =>
          `create trigger ${name}_no_${change} before ${change} on ${name} begin select raise(abort, '${sentence}'); end`,
      ),
    );
  const refusal = `refuse_${subject}_change()`;
  return [
    `create function ${refusal} returns trigger language plpgsql as $$ begin raise exception '${sentence}'; end $$`,
    ...names.flatMap((name) => [
      `create trigger ${name}_kept before update or delete on ${name} for each row execute function ${refusal}`,
      `create trigger ${name}_not_emptied before truncate on ${name} for each statement execute function ${refusal}`,
    ]),
  ];
}
