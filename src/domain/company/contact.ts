/** An office that visitors can go to. */
type Office = {
  city: string;
  /** Address lines, top to bottom. */
  address: string[];
  phone: string;
  /** Degrees, for its map. */
  latitude: number;
  longitude: number;
};

/** How visitors reach the firm. Blank fields are not shown. */
export type Contact = {
  phones: string[];
  emails: string[];
  /** 'Monday to Saturday, 10:00 to 19:00', one rule per line. */
  hours: string;
  offices: Office[];
  /** The URL of the firm's own site. */
  companySite: string;
  social: { network: string; photos: string; microblog: string };
};

/** What the public site shows of the firm. */
export type PublicCompany = {
  name: string;
  contact: Contact;
  /** The firm of the demo: its pictures show no real product. */
  demo?: boolean;
  /** Absent where the owner wrote none. */
  foundingYear?: number;
};

/** The contact of a firm that has not filled it in yet. */
export const noContact: Contact = {
  phones: [],
  emails: [],
  hours: '',
  offices: [],
  companySite: '',
  social: { network: '', photos: '', microblog: '' },
};
