import type { ShellApi } from '@ensemble/contracts/remote'

let provided: ShellApi | undefined

/**
 * Hands the shell's services to every remote of the page. Called once, by the shell, before a remote is mounted.
 * A module variable and no React context, because the store asks for data outside of React as well; the kit is a
 * shared singleton, so the page holds one.
 * @param shell what the shell offers
 */
export function provideShell(shell: ShellApi): void {
  provided = shell
}

/**
 * What the shell offers, for code outside of components.
 * @throws Error when no shell was provided: a remote runs inside the shell, or in a test inside the fake one
 */
export function currentShell(): ShellApi {
  if (!provided)
    throw new Error('No shell: call provideShell first, or mount the remote with @ensemble/mf-kit/fake-shell')
  return provided
}

/** What the shell offers, for components. */
export function useShell(): ShellApi {
  return currentShell()
}
