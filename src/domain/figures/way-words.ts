import type { WayStep } from './way.ts';

/** What each step is called. */
export const wayWords: Record<WayStep, string> = {
  asked: 'Asked us',
  answered: 'Answered',
  proForma: 'Pro-forma',
  invoiced: 'Invoiced',
  paid: 'Paid in full',
};
