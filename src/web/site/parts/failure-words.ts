import { fillWords } from '#domain/text/fill-words.ts';
import type { Language } from '#domain/text/language.ts';
import type { CallFailure } from '../../call-api.ts';
import type { Words } from '../words/words.ts';

/** Why a call failed. The server's messages are English; in another language the status says enough. */
export function failureWords(
  { status, message, requestId }: Pick<CallFailure, 'status' | 'message' | 'requestId'>,
  language: Language,
  { error }: Pick<Words, 'error'>,
): string {
  if (language === 'en') return message;
  if (status === 0) return error.unreachable;
  if (status === 429) return error.tooMany;
  if (status === 503) return message.startsWith(UNCONFIRMED) ? error.unconfirmed : error.overloaded;
  return fillWords(error.unexpected, { id: requestId });
}

/** So the server begins when its database was lost before it answered. Every other 503 stored nothing. */
const UNCONFIRMED = 'It is not known whether';
