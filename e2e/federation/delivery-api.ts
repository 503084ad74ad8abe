import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { provenanceFile } from '@ensemble/contracts/provenance'
import type { APIRequestContext } from '@playwright/test'
import { dataDir } from '../platform.ts'
import { expect } from '../watched-page.ts'
import type { ChangedBuild } from './delivery.ts'
import { halvesOf, signedBuild } from './signed-build.ts'

/** The calls behind the teams' command line, without its start: for tests that deliver many versions. */
export function deliveryApi(request: APIRequestContext, name: string) {
  const key = async () => halvesOf(await readFile(join(dataDir, 'secrets', 'team-keys', name), 'utf8'))

  async function call(method: 'GET' | 'PUT' | 'POST', path: string, data?: Buffer | object) {
    const { shown } = await key()
    const type = Buffer.isBuffer(data) ? 'application/octet-stream' : 'application/json'
    const headers = { authorization: `Bearer ${shown}`, 'content-type': type, 'accept-language': 'en' }
    const response = await request.fetch(`/api/deliveries/${name}${path && `/${path}`}`, { method, headers, data })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return response
  }
  return {
    publish: async ({ dist, version }: ChangedBuild) => {
      const files = await readdir(dist)
      await Promise.all(
        files.map(async (file) => call('PUT', `${version}/files/${file}`, await readFile(join(dist, file)))),
      )
      const { signer } = await key()
      const provenance = signedBuild(await readFile(join(dist, 'remote.json'), 'utf8'), signer)
      await call('PUT', `${version}/files/${provenanceFile}`, provenance)
      await call('POST', `${version}/complete`, {})
    },
    promote: (version: string, audience: { roles?: string[]; percent?: number } = {}) =>
      call('POST', 'promote', { version, ...audience }),
    /** The remote as its team sees it. */
    history: async () => (await (await call('GET', '')).json()).data,
    rollBack: () => call('POST', 'rollback', {}),
  }
}
