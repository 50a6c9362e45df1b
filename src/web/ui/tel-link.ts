/** `telLink('+91 (11) 5550-0101')` → 'tel:+911155500101': digits and + only. */
export function telLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
