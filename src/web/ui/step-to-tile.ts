/** The index of the tile that a key moves to, from the current layout of the grid. Null for any other key, or at the edge. */
export function stepToTile(key: string, current: number, boxes: readonly HTMLElement[]): number | null {
  const top = (box: HTMLElement | undefined) => box?.closest('li')?.offsetTop ?? 0;
  const perRow = boxes.filter((box) => top(box) === top(boxes[0])).length;
  const steps: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    ArrowDown: current + perRow,
    ArrowUp: current - perRow,
    Home: 0,
    End: boxes.length - 1,
  };
  const next = steps[key];
  return next !== undefined && next >= 0 && next < boxes.length ? next : null;
}
