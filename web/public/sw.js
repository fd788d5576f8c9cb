// Without a network the page says so instead of the browser. Nothing else is kept: games live on the server.
const KEPT = 'arcanarium-offline-1';
const OFFLINE = ['/offline.html', '/sigil.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(OFFLINE)));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))),
  );
});
// Only whole pages, and only when the network fails; requests of the page itself are never answered from here.
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match('/offline.html')));
});
