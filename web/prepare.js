// Lays a compressed copy beside every text of a built client: `node prepare.js FOLDER`.
// The server sends whichever a reader takes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXTS = /\.(js|css|svg|html|txt|webmanifest)$/
/** Smaller ones fit into one packet as they are. */
const LEAST = 1024

const folder = process.argv[2]
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const text = readFileSync(path)
  if (text.length < LEAST) continue
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
  writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }))
}
