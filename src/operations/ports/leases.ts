/** Who does a job that only one process may do at a time. Instants are ISO UTC text. */
export type LeaseStore = {
  /** True when `holder` may do the work of that name until `until`, or for good (null): nobody else holds it at `now`. */
  take(name: string, holder: string, now: string, until: string | null): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
};
