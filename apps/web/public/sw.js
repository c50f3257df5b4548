// The worker of this site. Its address stays; each part of it is a file of its own.
importScripts('/worker/push.js', '/worker/shell.js');

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
