import type { InvoiceKind } from '#domain/invoices/invoice-kinds.ts';

export type Screen = {
  path: string;
  title: string;
  /** The module in this folder and its component. Names only, because the server reads this table too. */
  source: string;
  component: string;
  /** Needs no login. */
  open?: true;
  /** Operations shows it only to owners. */
  ownersOnly?: true;
  /** It shows it to owners, and to staff whom the company record lets see Figures. */
  figuresOnly?: true;
  /** The kind of document that its form makes. */
  kind?: InvoiceKind;
  /** Its form enters money: without a network it waits on the device ('later'), or does not ('now'). */
  money?: 'later' | 'now';
  /** The text of its link in the bar of every staff page. */
  bar?: string;
  /** The path of the screen whose link in the bar is current here too. */
  barOf?: string;
  /** On narrower windows that link is under More. */
  underMore?: true;
  /** Its link on Operations, with a note beside the text. */
  menu?: { group: MenuGroup; text: string; note?: string };
};

export type MenuGroup = 'documents' | 'images' | 'customers' | 'records';
