import { signedFor, teamKeys, type TestBuild } from './fixtures.ts'
import type { TestGateway } from './test-gateway.ts'

export interface DeliveryAnswer {
  status: number
  message: string
  code: string | undefined
  data: unknown
}

/** The calls of a team's delivery command line. */
export function deliveryOf(gateway: TestGateway, key: string = teamKeys['mf-missions']) {
  async function call(method: string, path: string, body?: string): Promise<DeliveryAnswer> {
    const type = path.includes('/files/') ? 'application/octet-stream' : 'application/json'
    const headers = {
      authorization: `Bearer ${key}`,
      'accept-language': 'en',
      ...(body ? { 'content-type': type } : {}),
    }
    const answer = await gateway.get(`/api/deliveries/${path}`, { method, headers, body })
    const { message, data } = (await answer.json()) as { message: string; data: { code?: string } }
    return { status: answer.status, message, data, code: data.code }
  }
  const sendFile = (name: string, version: string, path: string, content: string) =>
    call('PUT', `${name}/${version}/files/${path}`, content)
  return {
    call,
    sendFile,
    async upload({ files, descriptor }: TestBuild): Promise<DeliveryAnswer> {
      const { name, version } = descriptor
      const text = JSON.stringify(descriptor)
      for (const [path, content] of Object.entries(files)) await sendFile(name, version, path, content)
      await sendFile(name, version, 'provenance.json', signedFor(descriptor))
      await sendFile(name, version, 'remote.json', text)
      return call('POST', `${name}/${version}/complete`, text)
    },
    promote: (name: string, version: string, revision?: number) =>
      call('POST', `${name}/promote`, JSON.stringify({ version, revision })),
    rollBack: (name: string) => call('POST', `${name}/rollback`, '{}'),
    registry: () => call('GET', 'registry'),
  }
}
