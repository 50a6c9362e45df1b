import { Fragment, type ReactNode } from 'react';

/** `fillNodes('{n} of {m}', { n: <b>1</b>, m: 3 })`: a pattern whose places are filled with elements. An unknown place stays. */
export function fillNodes(pattern: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return pattern.split(/(\{\w+\})/).map((part, index) => {
    // The server writes no text node for ''.
    if (part === '') return null;
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a pattern never change their order
    return <Fragment key={index}>{name && name in values ? values[name] : part}</Fragment>;
  });
}
