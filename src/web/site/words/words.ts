import type { en } from './en.ts';

/** The words of the site in one language, by the part of the site that says them. A pattern has places, such as `{n}`. */
export type Words = { readonly [Group in keyof typeof en]: Readonly<Record<keyof (typeof en)[Group], string>> };
