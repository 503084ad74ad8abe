import type { Call } from '../calls.ts'

export const articleCalls = {
  'article.list': { method: 'GET', path: '/article/list', action: 'article.read', summary: 'Published articles' },
  'article.search': {
    method: 'POST',
    path: '/article/list',
    action: 'article.read',
    summary: 'Published articles, with filters that may not stand in an address',
  },
  'article.managed': {
    method: 'GET',
    path: '/article/managed',
    action: 'article.write',
    summary:
      'The articles that the caller writes or looks after, with their state, reads and last change; also as a file',
  },
  'article.searchManaged': {
    method: 'POST',
    path: '/article/managed',
    action: 'article.write',
    summary: 'The same, with filters in the body',
  },
  'article.counts': {
    method: 'GET',
    path: '/article/counts',
    action: 'article.write',
    summary: 'How many published articles there are, how many with documents, and how many the caller looks after',
  },
  'article.get': {
    method: 'GET',
    path: '/article/:articleId',
    action: 'article.read',
    summary: 'One article; counts as a read of this person today, unless it is asked for to edit it',
  },
  'article.revisions': {
    method: 'GET',
    path: '/article/:articleId/revisions',
    action: 'article.write',
    summary: 'What an article said before, newest first',
  },
  'article.statistics': {
    method: 'GET',
    path: '/article/statistics',
    action: 'article.statistics',
    summary: 'Published articles and how often they were read, in the caller’s scope',
  },
  'article.create': {
    method: 'POST',
    path: '/article/create',
    action: 'article.write',
    summary: 'Begin an article as a draft',
    idempotent: true,
  },
  'article.edit': {
    method: 'PUT',
    path: '/article/:articleId/edit',
    action: 'article.write',
    summary: 'Change an article; one that is published stays live',
  },
  'article.publish': {
    method: 'PUT',
    path: '/article/:articleId/publish',
    action: 'article.write',
    summary: 'Submit, publish, schedule or take back an article',
  },
  'article.sendBack': {
    method: 'PUT',
    path: '/article/:articleId/send_back',
    action: 'article.publish',
    summary: 'Give an article that waits back to its author, with words on what to correct',
    idempotent: true,
  },
  'article.delete': {
    method: 'DELETE',
    path: '/article/:articleId/delete',
    action: 'article.delete',
    summary: 'Delete an article',
  },
  'file.createPresignedUrl': {
    method: 'POST',
    path: '/file/create_presigned_url',
    action: 'file.upload',
    summary: 'Where the bytes of one new file may be sent, once and soon',
    affects: 'files',
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
