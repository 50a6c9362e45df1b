import { Window } from 'happy-dom';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { FAILED_CALL } from '#web/call-api.ts';

/** What hooks of the office take from the browser. */
const borrowed = [
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'history',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'HTMLElement',
] as const;

type Serve = (url: string, init?: RequestInit) => Response | Promise<Response>;

type Given = {
  /** The path of the page. */
  at?: string;
  /** Answers the calls of the page: `app.request` of a test app. Without it, no server is reached. */
  serve?: Serve;
  /** What the storage of this device holds. */
  stored?: Record<string, string>;
};

export type TestBrowser = ReturnType<typeof openBrowser>;

/**
 * A page without its screen: hooks run in it with React and a document of happy-dom. All of it is taken back when the test ends,
 * so that the next test of this process finds no window.
 */
export function openBrowser({
  at = '/',
  serve = () => Promise.reject(new TypeError('no server')),
  stored = {},
}: Given = {}) {
  const window = new Window({ url: `http://vitrine.example${at}` });
  const fetch: Serve = async (url, init) => {
    // As a browser does: an aborted call fails at once, whatever the server does with it.
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
    return Promise.race([Promise.resolve(serve(url, init)), aborted]);
  };
  const page = {
    window,
    fetch,
    IS_REACT_ACT_ENVIRONMENT: true,
    ...Object.fromEntries(borrowed.map((name) => [name, bound(window, name)])),
  };
  const before = Object.entries(page).map(
    ([name]) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  for (const [name, text] of Object.entries(stored)) window.localStorage.setItem(name, text);
  const { error } = console;
  // What the page logs of a failed call is wanted here. Anything else is a mistake, such as a warning of React.
  console.error = (...words: unknown[]) => words[0] !== FAILED_CALL && error(...words);
  const closings: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const close of closings) await close();
    console.error = error;
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    await window.happyDOM.close();
  });
  return {
    window,
    /** Shows a hook as a component would: `now()` is what it returned last. */
    show: async <Props, Shown>(useIt: (props: Props) => Shown, props: Props) => {
      const root = createRoot(window.document.createElement('div') as unknown as HTMLElement);
      let shown: { value: Shown } | undefined;
      let renders = 0;
      const Component = (given: { props: Props }) => {
        renders += 1;
        shown = { value: useIt(given.props) };
        return null;
      };
      const render = (given: Props) => act(async () => root.render(createElement(Component, { props: given })));
      let isOpen = true;
      const close = async () => {
        if (isOpen) await act(async () => root.unmount());
        isOpen = false;
      };
      closings.push(close);
      await render(props);
      return {
        now: (): Shown => {
          if (!shown) throw new Error('The hook has not returned.');
          return shown.value;
        },
        renders: () => renders,
        render,
        close,
      };
    },
    /** Does something as a person would, and waits until React has shown it. */
    act: async (work: () => unknown) => {
      await act(async () => {
        await work();
      });
    },
    /** Whether the browser would ask before it leaves the page. */
    asksBeforeLeaving: () => {
      const event = new window.Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
    /** What a browser tells a tab when another tab has written. */
    otherTabWrote: () => act(async () => void window.dispatchEvent(new window.Event('storage'))),
  };
}

function bound(window: Window, name: (typeof borrowed)[number]): unknown {
  const value = window[name] as unknown;
  return typeof value === 'function' && /^[a-z]/.test(name) ? value.bind(window) : value;
}
