import { failed, type Outcome } from '#domain/outcome.ts';
import { findSamples } from '#domain/samples/find-samples.ts';
import { sampleMessage } from '#domain/samples/sample-message.ts';
import { sampleProblems } from '#domain/samples/sample-problems.ts';
import { type SampleRequest, type SampleWish, trimSample } from '#domain/samples/sample-request.ts';
import { sampleWords } from '#domain/samples/sample-words.ts';
import type { SampleTerms } from '#domain/site-words/samples/sample-terms.ts';
import type { Language } from '#domain/text/language.ts';
import { requestCallback } from './request-callback.ts';

type Ports = Parameters<typeof requestCallback>[0];

/** As of a callback; `terms` are those of the owner, `wishes` the samples, `language` that of the page. */
type From = Pick<Parameters<typeof requestCallback>[2], 'address' | 'limited' | 'trapped' | 'elsewhere'> & {
  terms: SampleTerms;
  wishes: readonly SampleWish[];
  language: Language;
};

/**
 * Stores a request for samples: a request to be called back, with its limits and its traps, that names codes and colourways. Staff send
 * the samples; the visitor hears of it then.
 */
export async function requestSample(ports: Ports, typed: SampleRequest, from: From): Promise<Outcome<string>> {
  const { terms, wishes, language, ...sender } = from;
  const words = sampleWords(language);
  if (!terms.on) return failed('conflict', words.off);
  const { categories } = (await ports.catalogues.current()).record;
  const hidden = new Set(categories.flatMap((category) => (category.hidden ? [category.folder] : [])));
  const materials = (await ports.materials.current()).materials
    .map(({ material }) => material)
    .filter(({ folder }) => !hidden.has(folder));
  const { items, pictures, problems: unmet } = findSamples(wishes, materials, terms.most, words);
  const problems = [...sampleProblems(typed, words), ...unmet];
  if (problems.length > 0) return failed('invalid', words.refused, { problems });
  const request = trimSample(typed);
  const { name, phone, email, address, pin } = request;
  return requestCallback(
    ports,
    { name, email, contactNumber: phone, message: sampleMessage(items, request) },
    {
      ...sender,
      pictures,
      sample: {
        ...{ address, pin, language, items, step: 'asked', courier: '', consignment: '' },
        ...{ sentAt: null, arrivedAt: null, askedAfterAt: null },
        answer: { due: null, tries: 0, error: '', sentAt: null },
      },
    },
  );
}
