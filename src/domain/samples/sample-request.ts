/** What a visitor types to be sent samples. Blank fields are ''. */
export type SampleRequest = {
  name: string;
  phone: string;
  /** Where the parcel goes, without the PIN code. */
  address: string;
  pin: string;
  email: string;
  /** What it is for. */
  purpose: string;
};

/** A sample that is asked for: a code, and the English name of a colourway, '' for a material that has one. */
export type SampleWish = { code: string; colourway: string };

/** The most characters of each field. */
export const longestOfSample: Readonly<Record<keyof SampleRequest, number>> = {
  name: 200,
  phone: 40,
  address: 500,
  pin: 20,
  email: 254,
  purpose: 300,
};

/** Without spaces around the values, and the PIN code without any: `trimSample({ pin: '751 007', … }).pin` → `'751007'` */
export function trimSample(typed: SampleRequest): SampleRequest {
  const { name, phone, address, pin, email, purpose } = typed;
  return {
    name: name.trim(),
    phone: phone.trim(),
    // A form without script has the line breaks of Windows.
    address: address.trim().replaceAll(/\r\n?/g, '\n'),
    pin: pin.trim().replace(/^(\d{3}) (\d{3})$/, '$1$2'),
    email: email.trim(),
    purpose: purpose.trim(),
  };
}
