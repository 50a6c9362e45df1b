/** An office as visitors find it. */
type Office = {
  city: string;
  /** Address lines, top to bottom. */
  address: string[];
  phone: string;
  /** Degrees, for its map. */
  latitude: number;
  longitude: number;
};

/** How visitors reach the firm. What is blank is not shown. */
export type Contact = {
  phones: string[];
  emails: string[];
  /** 'Monday to Saturday, 10:00 to 19:00', a line a rule. */
  hours: string;
  offices: Office[];
  /** The firm's own address on the web. */
  companySite: string;
  social: { network: string; photos: string; microblog: string };
};

/** What visitors are told of the firm. */
export type PublicCompany = { name: string; contact: Contact };

/** Of a firm whose record says nothing yet. */
export const noContact: Contact = {
  phones: [],
  emails: [],
  hours: '',
  offices: [],
  companySite: '',
  social: { network: '', photos: '', microblog: '' },
};
