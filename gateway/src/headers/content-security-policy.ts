const directives = [
  "default-src 'self'",
  "script-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
] as const

/**
 * The one Content-Security-Policy of the product. No unsafe-inline, no unsafe-eval, nothing from outside.
 * @param nonce lets the styles of one page in: the component library writes them while the page runs
 */
export function contentSecurityPolicy(nonce?: string): string {
  const style = nonce === undefined ? "style-src 'self'" : `style-src 'self' 'nonce-${nonce}'`
  return [...directives, style].join('; ')
}
