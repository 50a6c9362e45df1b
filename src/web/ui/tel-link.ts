/** `telLink('+91 (11) 5550-0101')` → 'tel:+911155500101': digits and + only. */
export function telLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** `mailLink('asha?cc=b@example.com')` → 'mailto:asha%3Fcc%3Db@example.com': no address brings a copy, a subject or words of its own. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@')}`;
}
