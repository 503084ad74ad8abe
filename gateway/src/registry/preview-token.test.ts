import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { begunToken, previewToken, readBegunToken, readPreviewToken } from './preview-token.ts'

const digest = (key: string) => createHash('sha256').update(key).digest('hex')
const keys = { 'mf-a': digest('a'), 'mf-b': digest('b') }
const teams = teamsOf(keys)

function teamsOf(known: Record<string, string>) {
  return new Map(Object.entries(known).map(([name, key]) => [name, { key }]))
}

const until = new Date('2026-11-21T12:00:00Z')
const before = new Date('2026-11-21T11:59:59Z')
const preview = { name: 'mf-a', version: '1.0.0-abc', until }

it('a link shows what its team signed, until it ends', () => {
  const token = previewToken(preview, keys['mf-a'])
  expect(readPreviewToken(token, teams, before)).toEqual(preview)
  expect(readPreviewToken(token, teams, until)).toBeNull()
})

it('a link of another team, another key or another body shows nothing', () => {
  const token = previewToken(preview, keys['mf-a'])
  const [body = '', signed = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ n: 'mf-a', v: 'other', u: until.getTime() })).toString('base64url')
  for (const forged of [
    previewToken(preview, keys['mf-b']),
    `${other}.${signed}`,
    `${body}.`,
    `${body}.${signed}x`,
    'nothing',
    '',
  ]) {
    expect(readPreviewToken(forged, teams, before)).toBeNull()
  }
  expect(readPreviewToken(token, teamsOf({ 'mf-a': digest('new key') }), before)).toBeNull()
  expect(readPreviewToken(token, new Map(), before)).toBeNull()
})

it('what has begun is one holder’s, and no link; a link has not begun', () => {
  const begun = begunToken(preview, 'holder', keys['mf-a'])
  expect(readBegunToken(begun, teams, 'holder', before)).toEqual(preview)
  expect(readBegunToken(begun, teams, 'holder', until)).toBeNull()
  expect(readBegunToken(begun, teams, 'another', before)).toBeNull()
  expect(readPreviewToken(begun, teams, before)).toBeNull()
  expect(readBegunToken(previewToken(preview, keys['mf-a']), teams, 'holder', before)).toBeNull()
})

it('a link keeps whose it is', () => {
  const link = { ...preview, roles: ['referent' as const] }
  expect(readPreviewToken(previewToken(link, keys['mf-a']), teams, before)).toEqual(link)
})
