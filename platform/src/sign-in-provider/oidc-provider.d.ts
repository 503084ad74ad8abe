/** The part of oidc-provider 9 that we use; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Context {
    type?: string
    body?: unknown
    set(header: string, value: string): void
    oidc: {
      client?: { clientId: string }
      session?: { accountId?: string }
      result?: { login?: { accountId: string } }
      provider: Provider
    }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    Grant: new (parts: { clientId?: string; accountId?: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string; remember: boolean } } | { error: string; error_description: string },
    ): Promise<void>
    on(event: string, listener: (ctx: Context, error: Error) => void): void
  }

  export const interactionPolicy: {
    base(): { get(name: 'login'): { checks: { add(check: unknown): void } } }
    Check: {
      new (reason: string, description: string, check: (ctx: Context) => boolean): unknown
      REQUEST_PROMPT: boolean
      NO_NEED_TO_PROMPT: boolean
    }
  }
}
