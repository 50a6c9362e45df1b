import type { ComponentType } from 'react';
import type { Screen } from './screen.ts';

/** Loads the component of a screen. Each screen is a separate chunk, so that a new screen makes no other larger. */
export async function fetchScreen({ source, component }: Screen): Promise<ComponentType<Screen>> {
  const Component = (await modules[`./${source}`]?.())?.[component];
  if (!Component) throw new Error(`${source} has no ${component}.`);
  return Component;
}

const modules = import.meta.glob<Record<string, ComponentType<Screen>>>(['./*/**/*-page.tsx', '!./parts/**']);
