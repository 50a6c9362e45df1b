/** A button disappears with its row: the same button of the next row, or of the row before, takes the focus. */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  [...(next?.querySelectorAll('button') ?? [])].at(-1)?.focus();
}
