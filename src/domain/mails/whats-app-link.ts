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

/**
 * The same of a mobile number of India, and null for any other: `mobileNumber('+91 484 2345678')` → null. It begins with 6 to 9, as
 * the codes of some cities do: 674, written apart, is Bhubaneswar.
 */
export function mobileNumber(phone: string): string | null {
  const number = whatsAppNumber(phone);
  const hasCityCode = /^\D*(?:91|0)?\D*[678]\d{1,3}\D/.test(phone);
  return number !== null && /^91[6-9]\d{9}$/.test(number) && !hasCityCode ? number : null;
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
