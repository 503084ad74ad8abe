import Type from 'typebox'
import { checkOf } from '../../schema-check.ts'

const isPage = checkOf(
  Type.Object({ facts: Type.Array(Type.Unknown()), next: Type.Union([Type.String(), Type.Null()]) }),
)

/**
 * The newest fact of each kind and aggregate that the producer keeps, page by page (`http/snapshot.ts`).
 * @throws when the producer does not answer
 */
export async function* snapshotPages(
  producerUrl: string,
  types: string,
  showSelf: () => Promise<Record<string, string>>,
): AsyncGenerator<unknown[]> {
  for (let after: string | null = ''; after !== null;) {
    const url = new URL('/internal/snapshot', producerUrl)
    url.search = new URLSearchParams({ types, after }).toString()
    const headers = await showSelf()
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).catch((error: unknown) => {
      throw new Error(`${url.origin} does not answer: start the producer first`, { cause: error })
    })
    const page: unknown = await response.json()
    if (!response.ok || !isPage(page)) throw new Error(`${url.origin} answers ${response.status} to /internal/snapshot`)
    yield page.facts
    after = page.next
  }
}
