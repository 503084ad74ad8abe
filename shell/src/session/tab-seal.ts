import { apply, bytesOf, fromNothing, textIn } from '../realm/natives.ts'
import { HiddenText, readHidden } from '../realm/hidden-text.ts'

/** A token as it goes from one tab to another, over a channel on which every script of the product can listen. */
export interface SealedToken {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

export interface TabSeal {
  /** @param about what is said beside the token and must arrive unchanged */
  close: (token: HiddenText, about: string) => Promise<SealedToken>
  /** Null for what was not sealed with the key of this browser's pages, or was said about another token. */
  open: (sealed: SealedToken, about: string) => Promise<HiddenText | null>
}

const name = 'AES-GCM'

/**
 * Seals with a key that only the pages of this browser have, each told by the server when it was opened.
 * @returns null where there is no key, or no cryptography, as on an address without https: tabs then renew one by one
 */
export function createTabSeal(pageKey: HiddenText | null): TabSeal | null {
  const { crypto } = globalThis
  // Kept now: what runs later may have put something else in their place.
  const { subtle, getRandomValues } = crypto
  if (pageKey === null || !('subtle' in crypto)) return null
  const { encrypt, decrypt } = subtle
  const key = importKey(subtle, pageKey)
  const given = (iv: Uint8Array<ArrayBuffer>, about: string) =>
    fromNothing({ name, iv, additionalData: bytesOf(about) })
  return {
    close: async (token, about) => {
      const iv = apply(getRandomValues<Uint8Array<ArrayBuffer>>, crypto, [new Uint8Array(12)])
      const bytes = await apply(encrypt, subtle, [given(iv, about), await key, bytesOf(readHidden(token))])
      return { iv, bytes }
    },
    open: async ({ iv, bytes }, about) => {
      try {
        return new HiddenText(textIn(await apply(decrypt, subtle, [given(iv, about), await key, bytes])))
      } catch {
        return null
      }
    },
  }
}

async function importKey(subtle: SubtleCrypto, pageKey: HiddenText): Promise<CryptoKey> {
  // Of its own kind: what seals messages says nothing of what is shown to the server.
  const digest = await subtle.digest('SHA-256', bytesOf(`tabs ${readHidden(pageKey)}`))
  return subtle.importKey('raw', digest, name, false, ['encrypt', 'decrypt'])
}
