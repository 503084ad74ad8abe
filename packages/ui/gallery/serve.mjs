import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../dist/gallery/', import.meta.url))
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The policy the product runs under, so that the gallery shows at once what it would refuse. */
function policy(nonce) {
  return `default-src 'self'; style-src 'self' 'nonce-${nonce}'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'`
}

async function answer(request, response) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const path = normalize(pathname === '/' ? '/index.html' : pathname)
  const nonce = randomBytes(16).toString('base64')
  try {
    const content = await readFile(join(root, path))
    const body = path === '/index.html' ? content.toString().replace('NONCE', nonce) : content
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy(nonce),
      'cache-control': 'no-store',
    })
    response.end(body)
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' })
    response.end('Not found. Build the gallery first: node packages/ui/gallery/build.mjs\n')
  }
}

const port = Number(process.env.PORT ?? 8190)
createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1', () => {
  console.log(`Gallery: http://127.0.0.1:${port}/`)
})
