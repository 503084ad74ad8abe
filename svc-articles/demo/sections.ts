import type { CancerType } from '@ensemble/contracts/health-enumerations'
import type { Source } from './sources.ts'

/** A paragraph, or the items of a list. */
type Block = string | readonly string[]

export type Section = readonly [title: string, ...blocks: Block[]]

/** A page to take away, made into a PDF. */
export interface Leaflet {
  name: string
  lines: readonly string[]
}

export interface ArticleText {
  summary: string
  sections: readonly Section[]
  sources: readonly Source[]
  cancerTypes: readonly CancerType[]
  documents: readonly Leaflet[]
}
