import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { previewToken, readPreviewToken } from './preview-token.ts'

const digest = (key: string) => createHash('sha256').update(key).digest('hex')
const digests = { 'mf-a': digest('a'), 'mf-b': digest('b') }
const until = new Date('2026-11-21T12:00:00Z')
const before = new Date('2026-11-21T11:59:59Z')
const preview = { name: 'mf-a', version: '1.0.0-abc', until }

it('a link shows what its team signed, until it ends', () => {
  const token = previewToken(preview, digests['mf-a'])
  expect(readPreviewToken(token, digests, before)).toEqual(preview)
  expect(readPreviewToken(token, digests, until)).toBeNull()
})

it('a link of another team, another key or another body shows nothing', () => {
  const token = previewToken(preview, digests['mf-a'])
  const [body = '', signed = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ n: 'mf-a', v: 'other', u: until.getTime() })).toString('base64url')
  for (const forged of [
    previewToken(preview, digests['mf-b']),
    `${other}.${signed}`,
    `${body}.`,
    `${body}.${signed}x`,
    'nothing',
    '',
  ]) {
    expect(readPreviewToken(forged, digests, before)).toBeNull()
  }
  expect(readPreviewToken(token, { 'mf-a': digest('new key') }, before)).toBeNull()
  expect(readPreviewToken(token, {}, before)).toBeNull()
})
