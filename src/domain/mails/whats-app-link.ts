/**
 * The number as WhatsApp takes it: digits with the country first. A number without one is Indian.
 * `whatsAppNumber('098765 43210')` → `'919876543210'`. Null when the text is not one phone number.
 */
export function whatsAppNumber(phone: string): string | null {
  const typed = phone.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const international = typed.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : indian(digits);
  return international !== null && /^[1-9]\d{7,14}$/.test(international) ? international : null;
}

/** A page of WhatsApp with the text filled in: `whatsAppLink('919876543210', 'Namaste')` → `'https://wa.me/919876543210?text=Namaste'` */
export function whatsAppLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Ten digits, with the 0 of a trunk call or with 91 before them. */
function indian(digits: string): string | null {
  const national = digits.replace(/^(?:0|91(?=\d{10}$))/, '');
  return /^\d{10}$/.test(national) ? `91${national}` : null;
}
