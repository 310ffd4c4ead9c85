import { svelte } from '@sveltejs/vite-plugin-svelte'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The rules pages as HTML, made when the client is built; every heading and every ruling can be linked to. */
function rules(): Plugin {
  const slug = (text: string): string => text.toLowerCase().replace(/<[^>]+>/g, '').replace(/[^\p{L}\p{N} _-]/gu, '').trim().replaceAll(' ', '-')
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        return `<h${depth} id="${slug(inner)}">${inner}</h${depth}>`
      },
    },
  })
  return {
    name: 'rules',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.md')) return null
      const html = await marked.parse(source)
      const linked = html.replace(/<(p|li)><strong>([A-Z]+-?[\d.]+[a-z]?)/g, '<$1 id="ruling-$2"><strong>$2').replaceAll('<table>', '<table tabindex="0">')
      // A table may be wider than a phone, and must then scroll by keyboard too.
      return { code: `export default ${JSON.stringify(linked)}`, map: null }
    },
  }
}

// Everything is emitted as files: with a strict content security policy nothing may be inlined.
export default defineConfig({
  plugins: [rules(), svelte()],
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
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
