import type { Call } from '../calls.ts'

export const articleCalls = {
  'article.list': { method: 'GET', path: '/article/list', action: 'article.read', summary: 'Published articles' },
  'article.search': {
    method: 'POST',
    path: '/article/list',
    action: 'article.read',
    summary: 'Published articles, with filters that may not stand in an address',
  },
  'article.get': { method: 'GET', path: '/article/:articleId', action: 'article.read', summary: 'One article' },
  'file.createPresignedUrl': {
    method: 'POST',
    path: '/file/create_presigned_url',
    action: 'file.upload',
    summary: 'Where the bytes of one new file may be sent, once and soon',
  },
  'file.upload': {
    method: 'PUT',
    path: '/file/storage/*',
    action: 'public',
    summary: 'The bytes of an announced file, where files lie on the disk; the address itself is the permission',
    raw: true,
  },
  'file.read': {
    method: 'GET',
    path: '/file/storage/*',
    action: 'file.read',
    summary: 'A stored file, by its key',
    media: true,
    raw: true,
  },
} as const satisfies Record<string, Call>
