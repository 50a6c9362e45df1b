/** `telLink('+91 (11) 5550-0101')` → 'tel:+911155500101': the number without what telephones do not take. */
export function telLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
