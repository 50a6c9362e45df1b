type Policies = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };
type Policy = { createScriptURL(url: string): string };

const policies = new Map<string, Policy>();

/**
 * The address of a worker, as browsers with Trusted Types want it: the policy `name`, which the server's header allows, lets only this
 * one address start a worker. Other browsers take it as it is.
 */
export function trustedWorker(name: 'wall-worker' | 'office-worker', address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (!trustedTypes) return address;
  const policy =
    policies.get(name) ??
    trustedTypes.createPolicy(name, {
      createScriptURL: (url) => {
        if (url !== address) throw new TypeError(`Not the address of ${name}.`);
        return url;
      },
    });
  policies.set(name, policy);
  return policy.createScriptURL(address);
}
