import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const credentials = { id: 'test-key', secret: 'test-secret', region: 'eu-west-3' }

/**
 * A storage that speaks as much of S3 as this service asks, in memory. It checks signatures by itself, as Amazon
 * describes them, so that what an address is bound to is really tried.
 */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const server = createServer((request, response) => void answer(request, response, objects))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    objects,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

type Objects = Map<string, { bytes: Buffer; type: string }>

async function answer(request: IncomingMessage, response: ServerResponse, objects: Objects): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://s3')
  const reply = (status: number, headers: Record<string, string | number> = {}, body: Buffer | string = '') =>
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  if (url.searchParams.has('X-Amz-Signature') && !isSigned(request, url)) return void reply(403)
  const known = objects.get(url.pathname)
  switch (request.method ?? '') {
    case 'PUT':
      objects.set(url.pathname, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' })
      return void reply(200, { etag: '"x"' })
    case 'DELETE':
      objects.delete(url.pathname)
      return void reply(204)
    case 'GET':
    case 'HEAD': {
      if (url.searchParams.get('list-type') === '2')
        return void reply(200, { 'content-type': 'application/xml' }, '<ListBucketResult></ListBucketResult>')
      if (!known) return void reply(404, { 'content-type': 'application/xml' }, '<Error><Code>NoSuchKey</Code></Error>')
      const headers = { 'content-length': known.bytes.length, 'content-type': known.type, etag: '"x"' }
      return void reply(200, { ...headers, 'last-modified': new Date(0).toUTCString() }, known.bytes)
    }
    default:
      return void reply(405)
  }
}

/** Signature version 4 of an address (AWS, "Authenticating requests: using query parameters"). */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const given = url.searchParams.get('X-Amz-Signature')
  const names = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';')
  const [, day = ''] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .sort()
    .join('&')
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '')}\n`).join('')
  const canonical = [request.method, url.pathname, query, headers, names.join(';'), 'UNSIGNED-PAYLOAD'].join('\n')
  const scope = `${day}/${credentials.region}/s3/aws4_request`
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', url.searchParams.get('X-Amz-Date'), scope, hash].join('\n')
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${credentials.secret}`,
  )
  return createHmac('sha256', key).update(text).digest('hex') === given
}

function strict(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}
