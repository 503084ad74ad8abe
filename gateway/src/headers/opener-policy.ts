/** The first Chromium that knows the stricter policy; a browser that does not would be left without any. */
const knownSince = 131

const chromium = /"Chromium";v="(\d{1,4})"/

/**
 * The Cross-Origin-Opener-Policy of the shell's page. A window that a script of the product opens would be in that
 * script's hands, the key of its page too (auth/page-key.ts): where the browser can, not even our own pages keep hold
 * of a window that they open.
 * @param brands the browser's `Sec-CH-UA`
 */
export function openerPolicy(brands: string | string[] | undefined): string {
  const version = Number(chromium.exec(String(brands ?? ''))?.[1] ?? 0)
  return version >= knownSince ? 'noopener-allow-popups' : 'same-origin'
}
