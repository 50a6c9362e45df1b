/** A tax invoice whose valid credit notes take back more than it came to. In paise, before Round Off. */
export type OverCredited = {
  id: string;
  number: string;
  date: string;
  value: number;
  credited: number;
  /** In the order of issue. `filed`: a filed return has it, so it can no longer be cancelled. */
  notes: { id: string; number: string; date: string; value: number; filed: boolean }[];
};
