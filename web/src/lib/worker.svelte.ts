/** The service worker: the shell without a network, and "your turn" when the page is closed. */
import { me, need, server } from './api'
import { games, titleOf } from './games.svelte'
import { t } from './text.svelte'

const SHELF = 'ostraka-words'
const WORDS = '/page/words.json'

/** What the worker says when the page is closed, in the language of the page; nothing where it was never asked to. */
export async function keepWords(ask = false): Promise<void> {
  // Pages of a house without a certificate have no shelves.
  if (!('caches' in window) || (!ask && !(await caches.has(SHELF)))) return
  const titles = games().map((game) => [game, titleOf(game)] as const)
  const words = { ...Object.fromEntries(titles), turn: t('push-turn') }
  await (await caches.open(SHELF)).put(WORDS, new Response(JSON.stringify(words)))
}

export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/' })
  } catch {
    // A browser without workers (a private window, say) plays all the same.
  }
}

export const canPush = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator

/** Ask to be told when it is one's turn; false if the person or the browser refuses. */
export async function wantPush(): Promise<boolean> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return false
  const worker = await navigator.serviceWorker.ready
  await me()
  const { key } = await need(server.GET('/api/push/key'))
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const wish = subscription.toJSON()
  await keepWords(true)
  await need(
    server.POST('/api/push', {
      body: { endpoint: wish.endpoint ?? '', keys: { auth: wish.keys?.auth ?? '', p256dh: wish.keys?.p256dh ?? '' } },
    }),
  )
  return true
}
