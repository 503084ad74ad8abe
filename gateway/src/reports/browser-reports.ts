import { Counter, type Registry } from 'prom-client'

/** What a browser tells of one thing that a policy of ours has stopped, as far as it is kept. */
export interface BrowserReport {
  /** Directive of the policy; `integrity-policy` for a script without a digest. */
  directive: string
  /** Origin of what was blocked, or a word such as `inline`; never an address of a person's page. */
  blocked: string
  /** File of ours in which it happened, without a query; empty where the browser does not say. */
  source: string
  line: number
}

/** Directives that a policy of ours names, and what a browser calls their parts; the only labels that there are. */
const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-src',
  'frame-ancestors',
  'worker-src',
  'manifest-src',
  'media-src',
  'require-trusted-types-for',
  'integrity-policy',
])

/** Counts what browsers report. @param metrics where the series is shown */
export function createBrowserReportCounter(metrics: Registry) {
  const counter = new Counter({
    name: 'browser_reports_total',
    help: 'Things that a policy of the page has stopped in browsers, as they report it',
    labelNames: ['directive'],
    registers: [metrics],
  })
  return ({ directive }: BrowserReport) => counter.inc({ directive: directives.has(directive) ? directive : 'other' })
}

/**
 * Reads what browsers send: a list of reports of the Reporting API, or one of the older kind. What comes from an
 * extension of the browser is the visitor's own and left out, as is everything that cannot be read.
 */
export function browserReportsIn(body: unknown): BrowserReport[] {
  const parts = Array.isArray(body) ? body.slice(0, 20) : [body]
  return parts.flatMap(reportIn).filter(({ blocked, source }) => !isExtension(blocked) && !isExtension(source))
}

function reportIn(part: unknown): BrowserReport[] {
  if (!isRecord(part)) return []
  const old = part['csp-report']
  if (isRecord(old)) {
    const directive = text(old['effective-directive']) || text(old['violated-directive']).split(' ')[0] || ''
    return [reportOf(directive, old['blocked-uri'], old['source-file'], old['line-number'])]
  }
  const { type, body } = part
  if (!isRecord(body)) return []
  // What was refused is a file of ours, as a rule: it says more than its origin.
  if (type === 'integrity-violation') return [reportOf('integrity-policy', body.blockedURL, body.blockedURL, 0)]
  if (type !== 'csp-violation') return []
  return [reportOf(text(body.effectiveDirective), body.blockedURL, body.sourceFile, body.lineNumber)]
}

function reportOf(directive: string, blocked: unknown, source: unknown, line: unknown): BrowserReport {
  return {
    directive: directive.slice(0, 40),
    blocked: originOf(text(blocked)),
    source: placeOf(text(source)),
    line: typeof line === 'number' && Number.isFinite(line) ? line : 0,
  }
}

function originOf(address: string): string {
  const url = parsed(address)
  if (!url) return address.slice(0, 40)
  return url.origin === 'null' ? url.protocol : url.origin
}

/** A built file, and of a page nothing: its path may name a mission or a person. */
function placeOf(address: string): string {
  const url = parsed(address)
  if (!url) return ''
  if (isExtension(address)) return url.protocol
  return /\.(js|css)$/.test(url.pathname) ? url.pathname.slice(0, 200) : url.protocol
}

const isExtension = (place: string) => /^[a-z-]*extension:/.test(place)
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' ? value : '')

function parsed(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
