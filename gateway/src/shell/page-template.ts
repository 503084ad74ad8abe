import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Language } from '@ensemble/contracts/enumerations'
import type { LegalNotice } from '@ensemble/contracts/legal-notice'
import type { OpenMissions } from '@ensemble/contracts/missions/open-missions'
import type { PageFrame } from '@ensemble/contracts/remote-descriptor'
import { escaped } from '../http/escaped.ts'
import { FreshFile } from './fresh-file.ts'
import { withLegalNotice } from './legal-notice.ts'
import { cutOpenPattern, fillOpenPattern, type OpenPattern } from './open-missions.ts'
import { scriptSafeJson } from './script-safe-json.ts'

/** What differs from one answer of the shell's page to the next. */
export interface PageParts {
  nonce: string
  /** The registry as JSON text. */
  registry: string
  /** What shows the page to be one that somebody opened; empty in any other. */
  pageKey: string
  /** Where the live line was when the page was made. */
  livePosition: string
  /** Link elements of what the page will need. */
  preloads: string
  /** What was chosen for reading, as words. */
  comfort: string
  /** Whether one can sign in with a league account; undefined where nobody can say. */
  leagueOffered?: boolean | undefined
  /** What the page says of itself. */
  frame?: PageFrame | undefined
  language: Language
  /** What may be read of missions without an account, for the page that shows it. */
  openMissions: () => Promise<OpenMissions | null>
}

type FilledParts = Omit<PageParts, 'openMissions' | 'language'> & { open?: { html: string; json: string } }

const placeholder =
  /__(CSP_NONCE|REGISTRY|PAGE_KEY|LIVE_POSITION|PRELOADS|COMFORT|LEAGUE|FRAME_TITLE|FRAME_SENTENCE|OPEN_MISSIONS|OPEN_MISSIONS_DATA)__/

/** Of the element by which a build names the digests of its scripts (mf-kit, webpack/digest-scripts.mjs). */
const digestsName = 'ensemble-digests'

/** By what is in the list of digests, as the build names that. */
const buildPattern = new RegExp(`<meta name="${digestsName}" content="/assets/digests\\.([0-9a-f]{16})\\.json `)

interface Template {
  /** Text and names of placeholders in turn. */
  pieces: readonly string[]
  scripts: readonly string[]
  hasDigests: boolean
  /** Name of the build; null where it has none. */
  build: string | null
  open: OpenPattern | null
}

interface RenderedPage {
  html: string
  scripts: readonly string[]
  /** Whether every script that it asks for, now or later, is asked for with a digest: an older build does not do so. */
  hasDigests: boolean
}

/** The pages of the shell's build, to be filled for each visitor. */
export class PageTemplates {
  readonly #directory: string
  readonly #notice: LegalNotice
  readonly #files = new Map<string, FreshFile<Template>>()

  /**
   * @param directory of the build
   * @param notice who answers for this installation, for the page that says so
   */
  constructor(directory: string, notice: LegalNotice) {
    this.#directory = directory
    this.#notice = notice
  }

  /**
   * A page for one visitor, and the digests of the scripts in it.
   * @param file its path below the build
   * @throws when there is no build of the shell
   */
  async render(file: string, parts: PageParts): Promise<RenderedPage> {
    const { pieces, scripts, hasDigests, open } = await this.#template(file)
    return { html: fillTemplate(pieces, { ...parts, open: await openPart(open, parts) }), scripts, hasDigests }
  }

  /**
   * Whether this build of the shell shows the key of its pages: an older one does not know of it.
   * @throws when there is no build of the shell
   */
  async knowsPageKeys(): Promise<boolean> {
    return (await this.#template('index.html')).pieces.includes('PAGE_KEY')
  }

  /** What names this build of the shell; null for one without digests, and where there is none. */
  async build(): Promise<string | null> {
    const template = await this.#template('index.html').catch(() => null)
    return template?.build ?? null
  }

  async #template(file: string): Promise<Template> {
    const read = (page: string) => readTemplate(withLegalNotice(page, this.#notice))
    const known = this.#files.get(file) ?? new FreshFile(join(this.#directory, file), read)
    this.#files.set(file, known)
    return known.content()
  }
}

function readTemplate(page: string): Template {
  const { html, pattern } = cutOpenPattern(page)
  return {
    pieces: splitTemplate(html),
    scripts: digestsOfScripts(html),
    hasDigests: html.includes(`<meta name="${digestsName}"`),
    build: buildPattern.exec(html)?.[1] ?? null,
    open: pattern,
  }
}

/** Missions as they are read, and as the application takes them over; nobody is asked for a page that shows none. */
async function openPart(pattern: OpenPattern | null, { language, openMissions }: PageParts) {
  const found = pattern && (await openMissions())
  return {
    html: pattern ? fillOpenPattern(pattern, found, language) : '',
    json: found ? scriptSafeJson(JSON.stringify(found)) : '',
  }
}

/** Of the scripts that a build has written into its page, as a policy names them: `sha256-…`. */
export function digestsOfScripts(html: string): string[] {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
}

/** Text and names of placeholders in turn. */
export function splitTemplate(html: string): string[] {
  return html.split(placeholder)
}

export function fillTemplate(pieces: readonly string[], parts: FilledParts): string {
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : valueOf(piece, parts))).join('')
}

function valueOf(name: string, parts: FilledParts): string {
  if (name === 'CSP_NONCE') return parts.nonce
  if (name === 'PAGE_KEY') return parts.pageKey
  if (name === 'LIVE_POSITION') return parts.livePosition
  if (name === 'COMFORT') return parts.comfort
  if (name === 'LEAGUE') return parts.leagueOffered === false ? 'none' : ''
  if (name === 'OPEN_MISSIONS') return parts.open?.html ?? ''
  if (name === 'OPEN_MISSIONS_DATA') return parts.open?.json ?? ''
  if (name === 'FRAME_TITLE') return escaped(parts.frame?.title ?? '')
  if (name === 'FRAME_SENTENCE') return escaped(parts.frame?.sentence ?? '')
  return name === 'REGISTRY' ? scriptSafeJson(parts.registry) : parts.preloads
}
