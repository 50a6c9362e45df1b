/** 'failed': the storage is full or off. 'conflict': not saved, because another tab has saved its own draft. */
export type DeviceSaveResult = 'saved' | 'failed' | 'conflict';

/**
 * A value in localStorage as one tab sees it: the tab overwrites or removes only what it has written or read itself.
 * `isRight` refuses what an earlier release or another program left there. Logout removes names that begin with `draft:`.
 */
export function createDeviceStore<T>(name: `draft:${string}`, isRight: (value: unknown) => value is T) {
  const stored = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  let lastSeen = stored();
  const isOwner = () => stored() === lastSeen;
  return {
    isOwner,
    load: (): T | null => {
      lastSeen = stored();
      return parseStored(lastSeen, isRight);
    },
    save: (value: T, { anyway = false } = {}): DeviceSaveResult => {
      if (!anyway && !isOwner()) return 'conflict';
      try {
        const text = JSON.stringify(value);
        localStorage.setItem(name, text);
        lastSeen = text;
        return 'saved';
      } catch {
        return 'failed';
      }
    },
    /** Another tab's draft stays, and is still that tab's. */
    remove: (): void => {
      if (isOwner()) localStorage.removeItem(name);
      lastSeen = null;
    },
  };
}

/** Reads a stored JSON text; null when it is not JSON, or of another shape. */
export function parseStored<T>(text: string | null, isRight: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRight(value) ? value : null;
  } catch {
    return null;
  }
}
