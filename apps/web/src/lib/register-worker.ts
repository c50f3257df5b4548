/** The worker of this site, the one script that a page names by its address. */
const worker = '/sw.js';

/** What browsers that know trusted types have: others take an address as it is. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: () => string }): TrustedAddresses;
}

interface TrustedAddresses {
  createScriptURL(address: string): string;
}

let addresses: TrustedAddresses | undefined;

/** Registers the worker of this site, under the name by which the page's policy lets its address through. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  addresses ??= trustedTypes?.createPolicy('wiki-worker', { createScriptURL: () => worker });
  return navigator.serviceWorker.register(addresses?.createScriptURL(worker) ?? worker);
}
