import { createServer } from 'node:http'

/** A service that does nothing: it answers a JSON text of as many bytes as the last part of the address says. */
const texts = new Map<string, Buffer>()

createServer((request, response) => {
  const bytes = /(\d+)$/.exec(request.url ?? '')?.[1] ?? '2'
  const text = texts.get(bytes) ?? Buffer.from(JSON.stringify('x'.repeat(Number(bytes) - 2)))
  texts.set(bytes, text)
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': text.length })
    .end(text)
}).listen(Number(process.env['PORT']), '127.0.0.1')
