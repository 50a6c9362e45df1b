import type { Contact } from '#domain/company/contact.ts';
import { useWords } from '../words/site-words.tsx';

/** What happens after a request, and when: in the hours of the firm, as its owner wrote them. */
export function WhatComesNext({ contact: { hours } }: { contact: Contact }) {
  const { language, words } = useWords();
  if (hours === '') return <p>{words.callback.nextAlone}</p>;
  return (
    <p>
      {words.callback.next} <span lang={language === 'en' ? undefined : 'en'}>{hours.replaceAll('\n', '; ')}</span>
    </p>
  );
}
