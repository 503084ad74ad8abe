import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { showSelf, type ShowSelf } from '../auth/service-token.ts'

export interface TestPrograms {
  /** For SERVICE_KEYS_FILE. */
  keysFile: string
  /** What a program shows; `withKeyOf` another: a forgery. */
  show(name: string, withKeyOf?: string): ShowSelf
  keyOf(name: string): { kid: string; privateKey: KeyObject }
  remove(): void
}

/** Programs that know each other, with throwaway keys in a folder of their own. */
export function createTestPrograms(names: readonly string[]): TestPrograms {
  const folder = mkdtempSync(join(tmpdir(), 'service-keys-'))
  const made = new Map(names.map((name) => [name, { kid: randomUUID(), ...generateKeyPairSync('ed25519') }]))
  const keysFile = join(folder, 'service-keys.json')
  const ownFile = (name: string) => join(folder, `${name}.json`)
  for (const [name, { kid, privateKey }] of made) {
    writeFileSync(ownFile(name), JSON.stringify({ kid, ...privateKey.export({ format: 'jwk' }) }))
  }
  const published = [...made].map(([name, { kid, publicKey }]) => [
    name,
    [{ kid, ...publicKey.export({ format: 'jwk' }) }],
  ])
  writeFileSync(keysFile, JSON.stringify(Object.fromEntries(published)))
  return {
    keysFile,
    show: (name, withKeyOf = name) => showSelf({ name, keyFile: ownFile(withKeyOf) }),
    keyOf(name) {
      const key = made.get(name)
      if (!key) throw new Error(`${name} has no key`)
      return key
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
