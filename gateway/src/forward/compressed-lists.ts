import type { CallId } from '@ensemble/contracts/calls'

/**
 * Lists that are compressed on their way, since a slow line waits for them. Each call is named: a compressed answer tells
 * by its length what of a caller's text it holds twice (BREACH), so none that holds a token, a code or the text of the
 * question is among them. All of these ask for the token in a header, which no other site can have a browser send. The missions of
 * one person have a line of their own in `forwardTable`.
 */
export const compressedLists = [
  'mission.list',
  'mission.search',
  'mission.managed',
  'mission.searchManaged',
  'mission.past',
  'article.list',
  'article.search',
  'article.managed',
  'article.searchManaged',
] as const satisfies readonly CallId[]
