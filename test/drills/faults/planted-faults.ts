import type { Fault } from '../drill.ts';
import { faultsAtDoors } from './faults-at-doors.ts';
import { faultsOfSafety } from './faults-of-safety.ts';
import { faultsOfSpecification } from './faults-of-specification.ts';

/** A fault, and the one test that must fall over it. */
export type PlantedFault = Fault & {
  /** The requirement of docs/asvs.md whose row names the test, if it is about one. */
  asvs?: string;
  /** A file of vitest or a journey, and how one of its tests is called. */
  caughtBy: { file: string; test: string };
};

/** Faults that no test once saw, or that none would see without being looked for. */
export const plantedFaults: PlantedFault[] = [...faultsOfSafety, ...faultsAtDoors, ...faultsOfSpecification];
