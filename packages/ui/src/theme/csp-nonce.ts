/**
 * The nonce of this page load, from `<meta property="csp-nonce" nonce="…">`: styles made at run time must carry it.
 * Read as a property because browsers hide the attribute's value from scripts. Undefined where no policy is set.
 */
export function readCspNonce(): string | undefined {
  const meta = document.querySelector('meta[property="csp-nonce"]')
  return meta instanceof HTMLElement && meta.nonce ? meta.nonce : undefined
}
