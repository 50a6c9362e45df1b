/** Leases for jobs that only one process may run at a time. Instants are ISO UTC text. */
export type LeaseStore = {
  /** True when `holder` has the lease of that name until `until`, or for good (null). False while another holder has it at `now`. */
  take(name: string, holder: string, now: string, until: string | null): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
};
