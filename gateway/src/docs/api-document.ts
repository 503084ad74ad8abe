import type { ShowSelf } from '@ensemble/service-kit/auth/service-token'
import type { Upstreams } from '../forward/all-upstreams.ts'
import { upstreamNames, type UpstreamName } from '../upstreams.ts'
import { mergeDocuments, parseServiceDocument, type ApiDocument, type ServiceDocument } from './merge-openapi.ts'

const maxAgeMs = 30_000
const timeoutMs = 3_000

/** The document of all services, asked of them again every half minute at most. */
export class ApiDocumentSource {
  readonly #upstreams: Upstreams
  readonly #showSelf: ShowSelf
  readonly #known = new Map<UpstreamName, ServiceDocument>()
  #merged: { at: number; document: Promise<ApiDocument> } | undefined

  /** @param showSelf services describe themselves to the gateway alone */
  constructor(upstreams: Upstreams, showSelf: ShowSelf) {
    this.#upstreams = upstreams
    this.#showSelf = showSelf
  }

  async document(): Promise<ApiDocument> {
    const now = Date.now()
    if (!this.#merged || now - this.#merged.at > maxAgeMs) this.#merged = { at: now, document: this.#merge() }
    const document = await this.#merged.document
    // A service that was away is asked for again at once, not in half a minute.
    if (document['x-unavailable'].length > 0) this.#merged = undefined
    return document
  }

  async #merge(): Promise<ApiDocument> {
    const entries = upstreamNames.map(async (name) => [name, await this.#documentOf(name)] as const)
    return mergeDocuments(new Map(await Promise.all(entries)))
  }

  /** What a service says of itself; what it last said while it is away. */
  async #documentOf(name: UpstreamName): Promise<ServiceDocument | null> {
    try {
      const headers = Object.entries(await this.#showSelf(name)).flat()
      const { statusCode, text } = await this.#upstreams[name].ask('/openapi.json', timeoutMs, headers)
      const document = parseServiceDocument(JSON.parse(text))
      if (statusCode === 200 && document) this.#known.set(name, document)
    } catch {
      // Noted in the merged document.
    }
    return this.#known.get(name) ?? null
  }
}
