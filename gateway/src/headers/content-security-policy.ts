const directives = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  // Text becomes code or markup by the one policy of the shell only (shell/src/trusted-types.ts).
  "require-trusted-types-for 'script'",
  'trusted-types default',
  // Two ways to report: the second for browsers that know no endpoints.
  'report-to browser',
  'report-uri /reports/browser',
] as const

/** Where browsers send what a policy has stopped, this one or the one of integrity-policy.ts. */
export const reportingEndpoints = 'browser="/reports/browser"'

interface PagePolicy {
  /** Lets the styles of one page in: the component library writes them while the page runs. */
  nonce?: string
  /** Where a page sends the bytes of files to, if that is not the gateway. */
  uploadOrigin?: string
  /** Digests of the scripts that stand in the page itself: no other script does. */
  scripts?: readonly string[]
}

/** The one Content-Security-Policy of the product. No unsafe-inline, no unsafe-eval, nothing from outside. */
export function contentSecurityPolicy({ nonce, uploadOrigin = '', scripts = [] }: PagePolicy = {}): string {
  const [first, ...others] = directives
  const script = ["script-src 'self'", ...scripts.map((digest) => `'${digest}'`)].join(' ')
  const style = nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`
  const connect = ["connect-src 'self'", uploadOrigin].filter(Boolean).join(' ')
  return [first, script, ...others, connect, style].join('; ')
}
