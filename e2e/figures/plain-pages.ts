import { createServer } from 'node:http'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'

/** Pages of nothing but their words, sent by nothing but Node.js: what the line and the phone cost by themselves. */
export async function servePlainPages() {
  const pages = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    if (!page) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    /** @param text as it is read on the screen, a line for each paragraph */
    add: (path: string, text: string) => pages.set(path, gzipSync(pageOf(text))),
    close: () => server.close(),
  }
}

function pageOf(text: string): string {
  const [title = '', ...paragraphs] = text
    .split(/\n+/)
    .map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  const body = [`<h1>${title}</h1>`, ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`)].join('')
  return `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><body>${body}`
}
