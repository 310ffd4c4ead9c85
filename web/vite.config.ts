import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Everything is emitted as files: with a strict content security policy nothing may be inlined.
export default defineConfig({
  plugins: [svelte()],
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
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
})
