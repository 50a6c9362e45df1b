import { type RefObject, useEffect, useRef } from 'react';
import { callbackNames } from '#contract/callback-wire.ts';
import { mentionAbout } from './mention-about.ts';

/**
 * Keeps the Description of the form in `form` at what the visitor asks about, when that changes; the visitor's own words stay.
 * Returns what the form says at first.
 */
export function useMentioned(form: RefObject<HTMLElement | null>, about: string): string {
  const mentioned = useRef(about);
  const first = useRef(about);
  useEffect(() => {
    const message = form.current?.querySelector<HTMLTextAreaElement>(`[name=${callbackNames.message}]`);
    if (!message || mentioned.current === about) return;
    message.value = message.value.includes(mentioned.current)
      ? message.value.replace(mentioned.current, () => about)
      : mentionAbout(message.value, about, mentioned.current);
    mentioned.current = about;
  }, [form, about]);
  return first.current;
}
