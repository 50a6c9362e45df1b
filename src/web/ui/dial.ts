/** `dial('+91 (11) 5550-0101')` → 'tel:+911155500101': what a telephone takes of a number as it is written. */
export function dial(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
