/** How long a browser keeps one, in seconds. */
const yearInSeconds = 31_536_000

export interface OwnCookie {
  read: () => string | null
  /** @param value without `;`; null takes the cookie away */
  write: (value: string | null) => void
}

/**
 * Something without a secret that this browser remembers. A cookie, so that the gateway knows it as well and sends the
 * page that fits. Cookies refused by the visitor: it holds for the page.
 */
export function createOwnCookie(name: string, page: Pick<Document, 'cookie'> = document): OwnCookie {
  let inPage: string | null = null
  return {
    read: () => {
      const entry = page.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
      return entry === undefined ? inPage : entry.slice(name.length + 1)
    },
    write: (value) => {
      inPage = value
      page.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : yearInSeconds}; SameSite=Lax`
    },
  }
}
