import type { TestGateway } from './test-gateway.ts'

export interface OpenTab {
  status: number
  headers: Headers
  /** What has arrived so far. */
  text(): string
  ended: Promise<void>
  leave(): void
}

/** Opens GET /events as a tab of the shell does. @param heard what it has heard last, maybe elsewhere */
export async function openTab(gateway: TestGateway, token: string, heard = ''): Promise<OpenTab> {
  const controller = new AbortController()
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'text/event-stream',
    ...(heard && { 'last-event-id': heard }),
  }
  const answer = await gateway.get('/events', { headers, signal: controller.signal })
  let text = ''
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  const ended = read().catch(() => undefined)
  return { status: answer.status, headers: answer.headers, text: () => text, ended, leave: () => controller.abort() }
}
