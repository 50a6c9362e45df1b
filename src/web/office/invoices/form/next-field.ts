/**
 * The target of Enter: the next control that needs a value, as in the accounting programs that staff know. Skips optional
 * and filled fields, and all cells but the product in rows without a product. Null when nothing is left to fill.
 */
export function nextField(form: HTMLFormElement, from: Element): HTMLElement | null {
  const controls = controlsOf(form);
  const start = controls.indexOf(from as FormControl);
  // Enter in an empty product after row 1 means: no more lines.
  const noMoreLines = from.matches('[data-row]:not([data-row="1"])[data-cell="product"]') && isBlank(from);
  return controls.slice(start + 1).find((control) => needsValue(form, control, noMoreLines)) ?? null;
}

/** Whether `from` is a blank select in a row with a product: Enter then stays there. */
export function needsChoice(form: HTMLFormElement, from: Element): boolean {
  return from.matches('select[data-row]') && isBlank(from) && hasProduct(form, (from as HTMLElement).dataset.row);
}

/** The target of Shift+Enter: the control before. */
export function previousField(form: HTMLFormElement, from: Element): HTMLElement | null {
  const controls = controlsOf(form);
  return controls[controls.indexOf(from as FormControl) - 1] ?? null;
}

/** Whether `from` is in the last row and that row is complete: Enter then adds a row. */
export function completesLastRow(form: HTMLFormElement, from: Element): boolean {
  const { row } = (from as HTMLElement).dataset;
  const last = controlsOf(form).findLast((control) => control.dataset.row !== undefined)?.dataset.row;
  if (row === undefined || row !== last) return false;
  const cells = controlsOf(form).filter((control) => control.dataset.row === row);
  return cells.every((control) => control.dataset.optional !== undefined || !isBlank(control));
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement) {
  return [...form.querySelectorAll<FormControl>('input:not([aria-hidden="true"]), select, textarea')];
}

function needsValue(form: HTMLFormElement, control: FormControl, noMoreLines: boolean) {
  if (control.dataset.optional !== undefined || !isBlank(control)) return false;
  const { row, cell } = control.dataset;
  if (row === undefined || row === '1') return true;
  if (noMoreLines) return false;
  if (cell === 'product') return true;
  return hasProduct(form, row);
}

function hasProduct(form: HTMLFormElement, row: string | undefined) {
  const product = form.querySelector(`[data-row="${row}"][data-cell="product"]`);
  return product !== null && !isBlank(product);
}

function isBlank(control: Element) {
  return (control as FormControl).value.trim() === '';
}
