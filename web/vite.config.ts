import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'

const RULES = new URL('../docs/rules/', import.meta.url)
const PICTURES = new URL('../docs/pictures/rules/', import.meta.url)

/** Whose words a catalogue holds. */
const language = (path: string): string => /text.([a-z]+)./.exec(path)?.[1] ?? 'other'

/** A page of rules that needs no scripts. */
const bare = (language: string, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/page/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/page/rules.css" />
  </head>
  <body>
    <p><a href="/">Ostraka</a></p>
${body}  </body>
</html>
`

/** The rules pages as HTML, made when the client is built; every heading and every ruling can be linked to. */
function rules(): Plugin {
  const slug = (text: string): string =>
    text
      .toLowerCase()
      .replace(/<[^>]+>/g, '')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        return `<h${depth} id="${slug(inner)}">${inner}</h${depth}>`
      },
    },
  })
  async function written(source: string): Promise<string> {
    const html = await marked.parse(source)
    return (
      html
        .replace(/<(p|li)><strong>([A-Z]+-?[\d.]+[a-z]?)/g, '<$1 id="ruling-$2"><strong>$2')
        .replaceAll('src="../../pictures/rules/', 'loading="lazy" src="/page/pictures/')
        // A table may be wider than a phone, and must then scroll by keyboard too.
        .replace(/<(table|pre)>/g, '<$1 tabindex="0">')
    )
  }
  return {
    name: 'rules',
    enforce: 'pre',
    async transform(source, id) {
      return id.endsWith('.md') ? { code: `export default ${JSON.stringify(await written(source))}`, map: null } : null
    },
    /** Each page also as a file of its own, for whoever runs no scripts. */
    async generateBundle() {
      for (const name of readdirSync(PICTURES))
        this.emitFile({ type: 'asset', fileName: `pictures/${name}`, source: readFileSync(new URL(name, PICTURES)) })
      for (const entry of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
        if (!entry.endsWith('.md')) continue
        const [language, name] = [entry.split('/')[0], basename(entry, '.md')]
        const source = readFileSync(new URL(entry, RULES), 'utf8').replace(/\]\(([\w-]+)\.md/g, ']($1.html')
        const title = source.match(/^# (.*)/)?.[1] ?? name
        const page = bare(language, title, await written(source))
        this.emitFile({ type: 'asset', fileName: `rules/${language}/${name}.html`, source: page })
      }
    },
  }
}

/** The licences of everything that is shipped with the client, in one file beside it. */
function licences(): Plugin {
  const shipped = [
    'svelte',
    '@fluent/bundle',
    'openapi-fetch',
    'uqr',
    '@lucide/svelte',
    '@fontsource-variable/inter',
    '@fontsource-variable/literata',
    'workbox-core',
  ]
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      const texts = shipped.map((name) => {
        const folder = new URL(`./node_modules/${name}/`, import.meta.url)
        const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
        const { version, license } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
          version: string
          license: string
        }
        return `${name} ${version}: ${license}\n\n${file ? readFileSync(new URL(file, folder), 'utf8') : ''}`
      })
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n----\n\n') })
    },
  }
}

// Everything is emitted as files: with a strict content security policy nothing may be inlined.
export default defineConfig({
  plugins: [
    rules(),
    svelte(),
    licences(),
    // The service worker is served at the root (see the server's pages), its files lie in /page/.
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: false,
      filename: 'sw.js',
      workbox: {
        globPatterns: ['index.html', '**/*.{js,css,svg,webmanifest}', 'assets/{inter,literata}-latin-wght*.woff2'],
        globIgnores: ['push.js'],
        modifyURLPrefix: { '': '/page/' },
        navigateFallback: '/page/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/plain/, /^\/health/, /^\/metrics/],
        importScripts: ['/page/push.js'],
        // The words of cards, and of a language that is not part of the client: the last ones serve without a network.
        runtimeCaching: [
          {
            urlPattern: /\/api\/(games|texts)\b/,
            handler: 'NetworkFirst',
            options: { cacheName: 'ostraka-cards' },
          },
        ],
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  base: '/page/',
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  build: {
    outDir: '../src/ostraka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // On a slow line each file costs more than its bytes. So what every page needs is one file, and of the rest small
      // pieces are put together where the same pages want them; the words of a language are one file as well.
      output: {
        // A shared piece would be named after all that share it.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${names[0]?.split('~')[0].replace(/\.\w+$/, '')}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: (id) => `words-${language(id)}`, test: /\.ftl/ },
            { name: 'start', tags: ['$initial'], priority: 1 },
            { name: 'icons', test: /@lucide/ },
            {
              name: 'shared',
              test: /web.src/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 30_000,
            },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
