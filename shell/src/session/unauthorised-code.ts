import { withTabStorage } from './tab-storage.ts'

const key = 'UNAUTHORISED_MESSAGE_CODE'

/** Keeps why the session ended for the page /unauthorised (specification, section 8). */
export function storeUnauthorisedCode(code: string): void {
  withTabStorage((storage) => storage.setItem(key, code))
}

/** The stored reason, or null when the visitor came by themselves, and in a page that is rendered for everybody. */
export function readUnauthorisedCode(): string | null {
  return withTabStorage((storage) => storage.getItem(key))
}

/** The reason is shown once. */
export function removeUnauthorisedCode(): void {
  withTabStorage((storage) => storage.removeItem(key))
}
