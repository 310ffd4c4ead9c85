import '../styles/tokens.css'
import '../styles/base.css'
import '../art/art.css'
import { mount } from 'svelte'
import { applySettings } from '../lib/settings.svelte'
import Kept from './Kept.svelte'
import type { Told } from './told'

const told = JSON.parse(document.getElementById('analysis')?.textContent ?? 'null') as Told | null
const target = document.getElementById('app')
if (told && target) {
  document.documentElement.lang = told.language
  applySettings()
  target.replaceChildren()
  mount(Kept, { target, props: { told } })
}
