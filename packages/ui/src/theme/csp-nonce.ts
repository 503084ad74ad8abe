/**
 * The nonce of this page load, from `<meta property="csp-nonce" nonce="…">`: styles made at run time must carry it.
 * Read as a property because browsers hide the attribute's value from scripts. Undefined where no policy is set,
 * and where no page is: rendered pages get their nonce with each answer.
 */
export function readCspNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const meta = document.querySelector('meta[property="csp-nonce"]')
  return meta instanceof HTMLElement && meta.nonce ? meta.nonce : undefined
}
