import type { Callback } from '#domain/callbacks/callback.ts';
import type { CallbackSample, SampleStep } from '#domain/samples/callback-sample.ts';
import type { Language } from '#domain/text/language.ts';
import type { Database, Tables, Transacting } from '../engine/tables.ts';

/** What these requests ask for, by the id of the request. */
export async function samplesOf(
  from: Database['read'] | Transacting,
  callbacks: readonly string[],
): Promise<Map<string, CallbackSample>> {
  if (callbacks.length === 0) return new Map();
  const rows = await from.selectFrom('samples').selectAll().where('callback', 'in', callbacks).execute();
  return new Map(rows.map((row) => [row.callback, sampleFromRow(row)]));
}

function sampleFromRow(row: Tables['samples']): CallbackSample {
  return {
    address: row.address,
    pin: row.pin,
    language: row.language as Language,
    items: JSON.parse(row.items),
    step: row.step as SampleStep,
    courier: row.courier,
    consignment: row.consignment,
    sentAt: row.sent_at,
    arrivedAt: row.arrived_at,
    askedAfterAt: row.asked_after_at,
    answer: {
      due: row.answer_due_at,
      tries: Number(row.answer_tries),
      error: row.answer_error,
      sentAt: row.answered_at,
    },
  };
}

/** The row of a request for samples; none of another. */
export function sampleRows({ id, sample }: Callback): Tables['samples'][] {
  if (!sample) return [];
  const { address, pin, language, items, step, courier, consignment, answer } = sample;
  return [
    {
      ...{ callback: id, address, pin, language, step, courier, consignment },
      items: JSON.stringify(items),
      sent_at: sample.sentAt,
      arrived_at: sample.arrivedAt,
      asked_after_at: sample.askedAfterAt,
      answer_due_at: answer.due,
      answer_tries: answer.tries,
      answer_error: answer.error,
      answered_at: answer.sentAt,
    },
  ];
}
