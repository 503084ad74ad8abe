import type { ServiceDeps } from '@ensemble/service-kit/service/definition'

/** What a use case may use. */
export interface Deps extends ServiceDeps {
  /** Facts written by the demo loader fill read models, and nobody is mailed about them. */
  quiet?: boolean
}
