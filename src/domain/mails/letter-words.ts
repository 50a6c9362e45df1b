import type { CustomerFields } from '../customers/customer.ts';

type Language = CustomerFields['language'];

/** What a letter can be about. */
export type LetterKind =
  | 'tax'
  | 'pro'
  | 'credit'
  | 'challan'
  | 'receipt'
  | 'refund'
  | 'settlement'
  | 'statement'
  | 'reminder';

/** Sentences with `{name}` for what is filled in. */
export type LetterWords = {
  /** The kinds as a sentence names them. */
  kinds: Record<LetterKind, string>;
  /** The subject of a mail about something with a number, and about a period. */
  subject: string;
  subjectOfPeriod: string;
  subjectOfReminder: string;
  document: string;
  documentDue: string;
  receipt: string;
  statement: string;
  statementPaid: string;
  reminder: string;
  reminderLine: string;
  reminderOpen: string;
  reminderEnd: string;
  /** Above the link, and below it; a reminder has a separate line for it. */
  open: string;
  until: string;
  /** The words of a mail, to which its PDF is attached. */
  attached: string;
  attachedDue: string;
  /** A line of its own: staff's words as they typed them, in whatever language. */
  terms: string;
};

/** The words of letters in the three languages. Hindi and Odia want a native reader: docs/letters.md lists what is doubtful. */
export const letterWords: Record<Language, LetterWords> = {
  en: {
    kinds: {
      tax: 'tax invoice',
      pro: 'pro forma invoice',
      credit: 'credit note',
      challan: 'delivery challan',
      receipt: 'receipt',
      refund: 'refund',
      settlement: 'settlement',
      statement: 'statement of account',
      reminder: 'statement of account',
    },
    subject: '{Kind} {number} from {firm}',
    subjectOfPeriod: '{Kind} from {from} to {to}, {firm}',
    subjectOfReminder: 'Reminder: ₹ {amount} is past its due date, {firm}',
    document: 'Namaste. {firm} sends you {kind} {number} of {date} for ₹ {amount}.',
    documentDue: 'Namaste. {firm} sends you {kind} {number} of {date} for ₹ {amount}, due {due}.',
    receipt: 'Namaste. {firm} has received ₹ {amount} on {date}. This is {kind} {number}.',
    statement: 'Namaste. {firm} sends you your {kind} from {from} to {to}. ₹ {amount} is still to be paid.',
    statementPaid: 'Namaste. {firm} sends you your {kind} from {from} to {to}. Nothing is to be paid.',
    reminder: 'Namaste, {customer}. On {today} ₹ {amount} is past its due date:',
    reminderLine: '{number}, due {due}: ₹ {owed}',
    reminderOpen: 'The statement, with how to pay: {link}',
    reminderEnd: 'If it has been paid, please send us the reference. {firm}',
    open: 'Open it here: {link}',
    until: 'The link is open until {until}.',
    attached: 'Please find {kind} {number} attached.',
    attachedDue: 'Please find {kind} {number} attached. It is due on {due}.',
    terms: 'Terms of payment: {terms}',
  },
  hi: {
    kinds: {
      tax: 'टैक्स इनवॉइस',
      pro: 'प्रोफ़ॉर्मा इनवॉइस',
      credit: 'क्रेडिट नोट',
      challan: 'डिलीवरी चालान',
      receipt: 'रसीद',
      refund: 'रिफ़ंड',
      settlement: 'समायोजन',
      statement: 'खाते का विवरण',
      reminder: 'खाते का विवरण',
    },
    subject: '{firm} की ओर से {kind} {number}',
    subjectOfPeriod: '{firm}: {from} से {to} तक {kind}',
    subjectOfReminder: '{firm}: ₹ {amount} की देय तिथि निकल चुकी है',
    document: 'नमस्ते। {firm} की ओर से {kind} {number}, दिनांक {date}, राशि ₹ {amount}।',
    documentDue: 'नमस्ते। {firm} की ओर से {kind} {number}, दिनांक {date}, राशि ₹ {amount}, देय तिथि {due}।',
    receipt: 'नमस्ते। {firm} को {date} को ₹ {amount} मिले। {kind} {number}।',
    statement: 'नमस्ते। {firm} की ओर से {from} से {to} तक आपके {kind}, ₹ {amount} अभी बाकी।',
    statementPaid: 'नमस्ते। {firm} की ओर से {from} से {to} तक आपके {kind}, कुछ भी बाकी नहीं।',
    reminder: 'नमस्ते, {customer}। {today} तक ₹ {amount} की देय तिथि निकल चुकी है:',
    reminderLine: '{number}, देय {due}: ₹ {owed}',
    reminderOpen: 'खाता विवरण और भुगतान का तरीका: {link}',
    reminderEnd: 'भुगतान हो चुका हो तो कृपया उसका संदर्भ नंबर भेजें। {firm}',
    open: 'यहाँ देखें: {link}',
    until: 'यह लिंक {until} तक खुलेगा।',
    attached: 'कृपया संलग्न {kind} {number} देखें।',
    attachedDue: 'कृपया संलग्न {kind} {number} देखें। देय तिथि {due} है।',
    terms: 'भुगतान की शर्तें: {terms}',
  },
  or: {
    kinds: {
      tax: 'ଟ୍ୟାକ୍ସ ଇନଭଏସ୍',
      pro: 'ପ୍ରୋଫର୍ମା ଇନଭଏସ୍',
      credit: 'କ୍ରେଡିଟ୍ ନୋଟ୍',
      challan: 'ଡେଲିଭରି ଚାଲାନ',
      receipt: 'ରସିଦ',
      refund: 'ରିଫଣ୍ଡ',
      settlement: 'ସମାଯୋଜନ',
      statement: 'ହିସାବ ବିବରଣୀ',
      reminder: 'ହିସାବ ବିବରଣୀ',
    },
    subject: '{firm} ତରଫରୁ {kind} {number}',
    subjectOfPeriod: '{firm}: {from}ରୁ {to} ପର୍ଯ୍ୟନ୍ତ {kind}',
    subjectOfReminder: '{firm}: ₹ {amount} ର ଦେୟ ତାରିଖ ଗଡ଼ିଯାଇଛି',
    document: 'ନମସ୍କାର। {firm} ତରଫରୁ {kind} {number}, ତାରିଖ {date}, ରାଶି ₹ {amount}।',
    documentDue: 'ନମସ୍କାର। {firm} ତରଫରୁ {kind} {number}, ତାରିଖ {date}, ରାଶି ₹ {amount}, ଦେୟ ତାରିଖ {due}।',
    receipt: 'ନମସ୍କାର। {firm}କୁ {date}ରେ ₹ {amount} ମିଳିଛି। {kind} {number}।',
    statement: 'ନମସ୍କାର। {firm} ତରଫରୁ {from}ରୁ {to} ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ {kind}, ₹ {amount} ଦେବାକୁ ବାକି।',
    statementPaid: 'ନମସ୍କାର। {firm} ତରଫରୁ {from}ରୁ {to} ପର୍ଯ୍ୟନ୍ତ ଆପଣଙ୍କ {kind}, କିଛି ବାକି ନାହିଁ।',
    reminder: 'ନମସ୍କାର, {customer}। {today} ସୁଦ୍ଧା ₹ {amount} ର ଦେୟ ତାରିଖ ଗଡ଼ିଯାଇଛି:',
    reminderLine: '{number}, ଦେୟ {due}: ₹ {owed}',
    reminderOpen: 'ହିସାବ ବିବରଣୀ ଓ ପେମେଣ୍ଟ ଉପାୟ: {link}',
    reminderEnd: 'ଦେଇ ସାରିଥିଲେ ଦୟାକରି ରେଫରେନ୍ସ ନମ୍ବର ପଠାନ୍ତୁ। {firm}',
    open: 'ଏଠାରେ ଦେଖନ୍ତୁ: {link}',
    until: 'ଏହି ଲିଙ୍କ୍ {until} ପର୍ଯ୍ୟନ୍ତ ଖୋଲିବ।',
    attached: 'ଦୟାକରି ସଂଲଗ୍ନ {kind} {number} ଦେଖନ୍ତୁ।',
    attachedDue: 'ଦୟାକରି ସଂଲଗ୍ନ {kind} {number} ଦେଖନ୍ତୁ। ଦେୟ ତାରିଖ {due}।',
    terms: 'ପେମେଣ୍ଟ ସର୍ତ୍ତ: {terms}',
  },
};
