import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HiddenText, readHidden } from '../realm/hidden-text.ts'
import { connectPeers, type PeerMessage } from './peers.ts'
import { createTabSeal } from './tab-seal.ts'

const key = 'k'.repeat(43)
const credentials = { accessToken: new HiddenText('secret'), receivedAt: 1, usableUntil: 2 }

// The presence of other tabs is of no matter here.
beforeEach(() => void vi.stubGlobal('navigator', {}))
afterEach(() => void vi.unstubAllGlobals())

function sealWith(text: string) {
  const seal = createTabSeal(new HiddenText(text))
  if (!seal) throw new Error('no cryptography here')
  return seal
}

describe('a token between tabs', () => {
  it('is opened by a page of the same browser alone, beside the same words', async () => {
    const sealed = await sealWith(key).close(credentials.accessToken, '1 2')
    const opened = await sealWith(key).open(sealed, '1 2')
    expect(opened && readHidden(opened)).toBe('secret')
    expect(await sealWith('other').open(sealed, '1 2')).toBeNull()
    expect(await sealWith(key).open(sealed, '1 3')).toBeNull()
  })

  it('cannot be read on the channel, and arrives before what is said after it', async () => {
    const overheard: unknown[] = []
    const listener = new BroadcastChannel('ensemble.session')
    listener.addEventListener('message', ({ data }) => overheard.push(data))
    const [one, other] = [connectPeers(sealWith(key)), connectPeers(sealWith(key))]
    const heard: PeerMessage[] = []
    const last = new Promise<void>((resolve) => {
      other.listen((message) => {
        heard.push(message)
        if (message.type === 'signed-out') resolve()
      })
    })
    void one.tell({ type: 'signed-in', credentials })
    void one.tell({ type: 'signed-out' })
    await last
    expect(heard.map(({ type }) => type)).toEqual(['signed-in', 'signed-out'])
    expect(overheard).toHaveLength(2)
    const bytes = overheard.flatMap((message) => Object.values(Object(message).sealed ?? {}))
    expect(bytes.map((part) => new TextDecoder().decode(part as BufferSource)).join()).not.toContain('secret')
    listener.close()
  })

  it('that was not sealed is no token: a script could have made it up', async () => {
    const heard: PeerMessage[] = []
    const tab = connectPeers(sealWith(key))
    const last = new Promise<void>((resolve) => {
      tab.listen((message) => {
        heard.push(message)
        if (message.type === 'signed-out') resolve()
      })
    })
    const forger = new BroadcastChannel('ensemble.session')
    forger.postMessage({ type: 'signed-in', credentials: { accessToken: 'forged', receivedAt: 1, usableUntil: 2 } })
    const sealed = await sealWith('x'.repeat(43)).close(new HiddenText('forged'), '1 2')
    forger.postMessage({ type: 'renewed', receivedAt: 1, usableUntil: 2, sealed })
    forger.postMessage({ type: 'signed-out' })
    await last
    expect(heard).toEqual([{ type: 'signed-out' }])
    forger.close()
  })
})
