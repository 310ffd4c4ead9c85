import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Where an analysis goes: `ostraka.lab.page` looks for exactly this. */
const PLACE = '<script type="application/json" id="analysis">null</script>'

/** Everything in one file: script and styles stand in the page itself, and by its own policy it loads nothing. */
function whole(): Plugin {
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const licence = readFileSync(new URL('./node_modules/svelte/LICENSE.md', import.meta.url), 'utf8')
  return {
    name: 'whole',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const page = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.html'))
      const scripts = files.filter((file) => file.type === 'chunk')
      const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
      if (page?.type !== 'asset' || scripts.length !== 1 || files.length !== 2 + styles.length) {
        throw new Error(`the page to keep must be one page with one script, not ${Object.keys(bundle).join(', ')}`)
      }
      // An element ends at its own closing tag, whatever the text around it means.
      const script = scripts[0].code.replaceAll('</script', '<\\/script')
      const style = styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('')
      const allowed = `script-src ${hash(script)}; style-src ${hash(style)}`
      const policy = `default-src 'none'; ${allowed}; base-uri 'none'; form-action 'none'`
      page.source = String(page.source)
        .replace(/\s*<script [^>]*\bsrc=[^>]*><\/script>/, '')
        .replace(/\s*<link [^>]*\brel="stylesheet"[^>]*>/g, '')
        .replace(
          '<meta charset="utf-8" />',
          (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
        .replace('</head>', () => `  <!--\nDrawn with Svelte.\n\n${licence}-->\n  </head>`)
        .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
        .replace('</body>', () => `  ${PLACE}\n    <script type="module">${script}</script>\n  </body>`)
      for (const file of [...scripts, ...styles]) Reflect.deleteProperty(bundle, file.fileName)
    },
  }
}

export default defineConfig({
  plugins: [svelte(), whole()],
  publicDir: false,
  build: {
    outDir: '../src/ostraka/server/static',
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'analysis.html', checks: { pluginTimings: false } },
  },
})
