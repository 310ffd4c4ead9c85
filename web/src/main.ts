import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/literata/wght.css'
import './styles/tokens.css'
import './styles/base.css'
import './art/art.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { meetGuests } from './lib/games.svelte'
import { pageOf } from './lib/pages'
import { renew } from './lib/renew'
import { route } from './lib/router.svelte'
import { adopt, applySettings, heard } from './lib/settings.svelte'
import { loadTexts } from './lib/text.svelte'
import { startPreferences } from './lib/preferences'
import { startWorker } from './lib/worker.svelte'

addEventListener('vite:preloadError', (event) => {
  if (renew()) event.preventDefault()
})

applySettings()
// The page is fetched while the words are; whether that failed is said where it is shown.
if (route.page) void pageOf(route.page).catch(() => {})
await loadTexts()
addEventListener('storage', (event) => {
  const elsewhere = heard(event)
  if (elsewhere) void loadTexts(elsewhere.language).then(() => adopt(elsewhere))
})
const target = document.getElementById('app')
if (target) mount(App, { target })
void startPreferences()
void meetGuests()
// Not before the page is there: the worker fetches everything once more for the shelf.
setTimeout(() => void startWorker(), 4000)
