import type { Credentials } from '../use-cases/open-session.ts'

/** What the page gets of a session; the rest travels in cookies. */
export function shown({ accessToken, expiresIn, status }: Credentials) {
  return { accessToken, expiresIn, status }
}
