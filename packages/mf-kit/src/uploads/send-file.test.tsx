import type { FileInfo } from '@ensemble/contracts/articles/files'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../fake-shell/contract-answers.ts'
import { createFakeShell } from '../fake-shell/create-fake-shell.ts'
import { provideShell } from '../shell/shell-bridge.ts'
import { sendFile } from './send-file.ts'

const info: FileInfo = {
  key: 'article_cover/a.png',
  name: 'a.png',
  contentType: 'image/png',
  size: 3,
  width: 800,
  height: 400,
}

/** The far end of a PUT: the storage, which this package has no program for. */
class Storage {
  static status = 200
  static text = ''
  static sent: { url: string; headers: Record<string, string> }[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  private readonly headers: Record<string, string> = {}
  private url = ''
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  abort() {
    this.onabort?.()
  }
  send() {
    Storage.sent.push({ url: this.url, headers: this.headers })
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    if (Storage.status === 0) return
    this.status = Storage.status
    this.responseText = Storage.text
    queueMicrotask(() => this.onload?.())
  }
}

beforeEach(() => {
  Object.assign(Storage, { status: 200, text: '', sent: [] })
  vi.stubGlobal('XMLHttpRequest', Storage)
})
afterEach(() => vi.unstubAllGlobals())

function shell(url = '/api/file/storage/article_cover/a.png?token=x') {
  const fake = createFakeShell({
    answers: {
      'file.createPresignedUrl': ({ body }) => {
        if (body.fileName === 'no.png') throw refusal('RATE_LIMITED', 'Trop d’essais, patientez.')
        return { url, key: info.key, headers: { 'content-type': body.contentType }, expiresIn: 300 }
      },
      'file.read': () => info,
    },
  })
  provideShell(fake.api)
  return fake
}

const file = (name = 'a.png', type = 'image/png') => new File(['abc'], name, { type })

test('a file is announced, sent, and asked for', async () => {
  const { requests, problems } = shell()
  const shares: number[] = []
  const stored = await sendFile(file(), { purpose: 'article_cover', onProgress: (share) => shares.push(share) })
  expect(stored).toEqual(info)
  expect(shares).toEqual([0.5])
  expect(Storage.sent[0]?.headers).toEqual({ 'content-type': 'image/png', 'accept-language': 'fr' })
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /file/create_presigned_url',
    'GET /file/storage/*',
  ])
  expect(problems).toEqual([])
})

test('a storage elsewhere is sent nothing that it was not told of', async () => {
  shell('https://bucket.example.org/a.png?signature=x')
  await sendFile(file(), { purpose: 'article_cover' })
  expect(Storage.sent[0]?.headers).toEqual({ 'content-type': 'image/png' })
})

test('a wrong type and a size beyond the limit are refused before anything is asked', async () => {
  const { requests } = shell()
  await expect(sendFile(file('a.svg', 'image/svg+xml'), { purpose: 'article_cover' })).rejects.toThrow(
    'type de fichier',
  )
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })
  await expect(sendFile(large, { purpose: 'article_cover' })).rejects.toThrow('5\u00a0Mo')
  expect(requests).toEqual([])
})

test('what the server says against it is what the visitor reads', async () => {
  shell()
  await expect(sendFile(file('no.png'), { purpose: 'article_cover' })).rejects.toThrow('Trop d’essais')
  Object.assign(Storage, { status: 415, text: JSON.stringify({ message: 'Format non accepté' }) })
  await expect(sendFile(file(), { purpose: 'article_cover' })).rejects.toThrow('Format non accepté')
  Object.assign(Storage, { status: 403, text: '<Error/>' })
  await expect(sendFile(file(), { purpose: 'article_cover' })).rejects.toThrow('Une erreur est survenue')
})

test('a sending that is broken off ends at once', async () => {
  shell()
  Storage.status = 0
  const abort = new AbortController()
  const sending = sendFile(file(), { purpose: 'article_cover', signal: abort.signal })
  await vi.waitFor(() => expect(Storage.sent).toHaveLength(1))
  abort.abort()
  await expect(sending).rejects.toThrow()
})
