import { whenWide } from '../../ui/when-wide.ts';

/** Whether there is room for settings beside the picture; else they are below it, and its brushes at the foot of the window. */
export const useBeside = whenWide(1000);
