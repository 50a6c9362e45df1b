/**
 * A ref of what a person comes to, or opened, to use: it takes the focus when it appears. (`autoFocus` would do so only with React,
 * and a browser heeds the attribute once a page.)
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
