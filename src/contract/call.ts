import type { z } from 'zod';

/**
 * Who may call: `staff` needs a valid token, `owner` the token of an owner, `figures` that of an owner, or of staff while the company
 * record lets them see Figures; `anyone` is open on purpose.
 */
type Who = 'anyone' | 'staff' | 'figures' | 'owner';

export type Answer = { description: string; type?: string; schema?: z.ZodType; headers?: Record<string, string> };

/** The parameters of a path: `PathParams<'/api/people/:username/code'>` → `{ username: string }`. */
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
  /**
   * What it answers is only looked at and may be five seconds old: it may come from a replica of the database. Never set for what a
   * decision hangs on: a number, a limit, what is still free, a form that is filled from it.
   */
  mayBeRecent?: true;
  /** The media types of the body; absent for a call without a body. */
  accepts?: string[];
  /** The body is a file that is too large for the usual limit: the handler reads the stream itself, with its own limit. */
  streamed?: true;
  body?: z.ZodType;
  /** Each parameter of the path: its description, and its most characters when they differ from `longestPart`. */
  params?: Record<string, string | PathPart>;
  query?: z.ZodObject;
  headers?: Record<string, string>;
  answers: Record<number, Answer>;
};

const JSON_TYPE = 'application/json';

/** An answer in JSON, with its schema. */
export function json(description: string, schema: z.ZodType, headers?: Record<string, string>): Answer {
  return {
    description,
    type: JSON_TYPE,
    schema,
    ...(headers ? { headers } : {}),
  };
}

/** An answer in plain text: a sentence for the screen. */
export function text(description: string, headers?: Record<string, string>): Answer {
  return {
    description,
    type: 'text/plain',
    ...(headers ? { headers } : {}),
  };
}

/** The PDF of a document, with its number and a URL to open it in a tab. */
export function pdf(description: string): Answer {
  return {
    description,
    type: 'application/pdf',
    headers: {
      'Invoice-Number': 'the number of the document',
      Document: 'the id of the document',
      'Document-URL': 'opens the same PDF without a token for ten minutes',
    },
  };
}

/** `workbook('One row per customer')`: an Excel workbook whose amounts and dates are values. */
export function workbook(rows: string): Answer & { type: string } {
  return {
    description: `${rows}; texts are text, amounts are numbers, dates are dates`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}
