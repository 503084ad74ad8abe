/** How long it may take altogether, in ms. */
const patienceMs = 60_000

/**
 * Fetches what lies at an address, through the proxy that HTTPS_PROXY, HTTP_PROXY and NO_PROXY name. Node's own `fetch`
 * asks none of them, on 20.18 not even where it is told to.
 *
 * @throws Error that names the host where it cannot be reached, or answers otherwise than with success
 */
export async function download(url: string): Promise<Buffer> {
  const { host } = new URL(url)
  // Most starts fetch nothing, and are not to wait for it.
  const { EnvHttpProxyAgent, fetch } = await import('undici')
  const dispatcher = new EnvHttpProxyAgent()
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(url, { dispatcher, signal }).catch((error: unknown) => {
      throw new Error(`${host} cannot be reached`, { cause: error })
    })
    if (!response.ok) throw new Error(`${host} answers ${String(response.status)}`)
    return Buffer.from(await response.arrayBuffer())
  } finally {
    await dispatcher.destroy()
  }
}
