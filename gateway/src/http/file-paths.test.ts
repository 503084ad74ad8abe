import { describe, expect, it } from 'vitest'
import { isFilePath } from './file-paths.ts'

describe('paths of files', () => {
  it.each(['remote.json', 'remoteEntry.1a2b3c4d.js', 'assets/inter-latin.woff2', '__federation_expose.js'])(
    'takes %s',
    (path) => expect(isFilePath(path)).toBe(true),
  )

  it.each([
    '',
    '/',
    '/etc/passwd',
    '../remote.json',
    'a/../../b.js',
    'a/..',
    'a//b.js',
    './a.js',
    '.env',
    'a/.git/config',
    'a\\..\\b.js',
    '%2e%2e/a.js',
    'a\0.js',
    'a b.js',
    'main.js.br',
    'main.js.gz',
    `${'a/'.repeat(9)}b.js`,
    `${'a'.repeat(200)}.js`,
  ])('refuses %j', (path) => expect(isFilePath(path)).toBe(false))
})
