// "Your turn": shown when the server pushes it; the words are those the page has left in the cache.
self.addEventListener('push', (event) => {
  const news = event.data?.json() ?? {}
  event.waitUntil(
    caches
      .match('/page/words.json')
      .then((kept) => kept?.json() ?? {})
      .then((words) =>
        self.registration.showNotification(words[news.game] ?? 'Ostraka', {
          body: words.turn ?? '',
          icon: '/page/icon.svg',
          tag: news.table,
          data: news,
        }),
      ),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = `/#/table/${event.notification.data?.table ?? ''}`
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages[0]
      return open ? open.navigate(address).then((page) => page?.focus()) : self.clients.openWindow(address)
    }),
  )
})
