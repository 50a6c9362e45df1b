import { paths } from '#contract/paths.ts';
import { chooseMaterial } from '#domain/materials/choices/choose-material.ts';
import type { MaterialChoice } from '#domain/materials/choices/material-choices.ts';
import { callStaff } from '../../parts/frame/call-staff.ts';

/** What fits a typed text, and the rule that fills a row with it. */
export type FoundMaterials = { typed: string; choices: readonly MaterialChoice[]; choose: typeof chooseMaterial };

let request = new AbortController();

/**
 * Asks the server a moment after the last letter; never answers for letters that were followed by others. Nothing fits where the server
 * does not answer.
 */
export function findMaterials(typed: string): Promise<FoundMaterials> {
  request.abort();
  request = new AbortController();
  const { signal } = request;
  return new Promise((resolve) => {
    const say = (choices: readonly MaterialChoice[]) => resolve({ typed, choices, choose: chooseMaterial });
    setTimeout(async () => {
      if (signal.aborted) return;
      if (typed.trim().length < SHORTEST) return say([]);
      try {
        const answer = await callStaff(
          `${paths.materialChoices}?${new URLSearchParams({ typed: typed.slice(0, LONGEST) })}`,
          {
            read: (response) => response.json() as Promise<MaterialChoice[]>,
            signal,
            logged: 'Error fetching materials:',
          },
        );
        if (!signal.aborted) say(answer.ok ? answer.value : []);
      } catch (error) {
        if (signal.aborted) return;
        say([]);
        throw error;
      }
    }, PAUSE);
  });
}

/** The Enter that waited for an answer. */
export function pressEnter(input: HTMLElement): void {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}

const SHORTEST = 2;
const LONGEST = 100;
/** Milliseconds. */
const PAUSE = 120;
