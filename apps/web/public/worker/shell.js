// Opens the application without a network, for as long as somebody is signed in on this device. It
// keeps the application alone: what people wrote is kept by the page, and forgotten by it.

const names = { pages: 'wiki-shell', parts: 'wiki-parts' };
const shell = '/inbox';
const mostParts = 500;

/** Names with a hash of their content never change what they mean. */
const isLasting = ({ pathname }) => pathname.startsWith('/assets/');

async function kept(name, key) {
  return (await caches.has(name)) ? (await caches.open(name)).match(key) : undefined;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(names.pages, shell);
    if (found) return found;
    throw error;
  }
}

async function part(request) {
  const found = await kept(names.parts, request.url);
  if (found && isLasting(new URL(request.url))) return found;
  try {
    const answer = await fetch(request);
    if (answer.ok && (await caches.has(names.parts))) {
      await (await caches.open(names.parts)).put(request.url, answer.clone());
    }
    return answer;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** Keeps the page and its parts as they are now. */
async function keep(urls) {
  const answer = await fetch(shell, { headers: { accept: 'text/html' } });
  if (!answer.ok || answer.redirected) return;
  const html = await answer.clone().text();
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2))"/g)];
  const parts = await caches.open(names.parts);
  const wanted = new Set([
    ...urls,
    ...named.map(([, path]) => new URL(path, self.location.origin).href),
  ]);
  for (const url of wanted) {
    if (!(await parts.match(url)) || !isLasting(new URL(url))) {
      await parts.add(url).catch(() => undefined);
    }
  }
  const all = await parts.keys();
  const old = all.filter(({ url }) => !wanted.has(url));
  const tooMany = Math.max(0, all.length - mostParts);
  for (const request of old.slice(0, tooMany)) await parts.delete(request);
  await (await caches.open(names.pages)).put(shell, answer);
}

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep') {
    event.waitUntil(keep(event.data.urls).catch(() => undefined));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const isFile = /\.\w{1,8}$/.test(url.pathname) || url.pathname.startsWith('/files/');
  if (request.mode === 'navigate' && !isFile) event.respondWith(page(request));
  else if (['script', 'style', 'font'].includes(request.destination)) {
    event.respondWith(part(request));
  }
});
