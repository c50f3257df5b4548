// The worker of this site. Its address stays; each part of it is a file of its own.
/** @typedef {{ createScriptURL: (part: string) => string }} Addresses */
/** @typedef {{ createPolicy: (name: string, rules: Addresses) => Addresses }} Policies */
// Browsers that know trusted types take the addresses of scripts from a policy with a name.
const { trustedTypes } = /** @type {{ trustedTypes?: Policies }} */ (self);
const createScriptURL = (/** @type {string} */ part) => `/worker/${part}.js`;
const parts = trustedTypes?.createPolicy('wiki-worker', { createScriptURL }) ?? { createScriptURL };
importScripts(parts.createScriptURL('push'), parts.createScriptURL('shell'));

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
