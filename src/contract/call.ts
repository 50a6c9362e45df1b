import type { z } from 'zod';

/** Who may call: `staff` needs a good token, `owner` that of an owner, everything else is open on purpose. */
type Who = 'anyone' | 'staff' | 'owner';

export type Answer = { description: string; type?: string; schema?: z.ZodType; headers?: Record<string, string> };

/** The parts of a path that vary: `PathParams<'/api/people/:username/code'>` → `{ username: string }`. */
export type PathParams<Path extends string> = { [Name in NamesIn<Path>]: string };

type NamesIn<Path extends string> = Path extends `${string}:${infer Part}/${infer Rest}`
  ? NameOf<Part> | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Part}`
    ? NameOf<Part>
    : never;

/** A name may be followed by its pattern, as in `names{[^]+}`. */
type NameOf<Part extends string> = Part extends `${infer Name}{${string}` ? Name : Part;

type PathPart = { description: string; longest: number };

/** The most characters of a part of a path, unless its call says otherwise. */
export const longestPart = 300;

/** One call of the wire: the router, its policy and the OpenAPI document are made from this. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  who: Who;
  summary: string;
  /** The media types that a body may come as; none for a call without a body. */
  accepts?: string[];
  /** The body is a file, too large for memory's common bounds: the handler reads it itself, bounded, as it streams in. */
  streamed?: true;
  body?: z.ZodType;
  /** Each part of the path that varies: what it is, and how many characters it takes when they are not `longestPart`. */
  params?: Record<string, string | PathPart>;
  query?: z.ZodObject;
  headers?: Record<string, string>;
  answers: Record<number, Answer>;
};

const JSON_TYPE = 'application/json';

/** An answer in JSON of a schema. */
export function json(description: string, schema: z.ZodType, headers?: Record<string, string>): Answer {
  return {
    description,
    type: JSON_TYPE,
    schema,
    ...(headers ? { headers } : {}),
  };
}

/** An answer in plain text: a sentence fit to show. */
export function text(description: string, headers?: Record<string, string>): Answer {
  return {
    description,
    type: 'text/plain',
    ...(headers ? { headers } : {}),
  };
}

/** The PDF of a document, with its number and the address under which a tab can open it. */
export function pdf(description: string): Answer {
  return {
    description,
    type: 'application/pdf',
    headers: {
      'Invoice-Number': 'the number of the document',
      'Document-URL': 'opens the same PDF without a token for ten minutes',
    },
  };
}
