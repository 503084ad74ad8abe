import path from 'node:path'
import { loadTypeScript } from './load-typescript.mjs'
import { kitCallIds, usedCallIds } from './used-calls.mjs'

/**
 * A webpack loader that leaves of the table of calls the rows that a build asks for, and of each row what a request is
 * made of: the rest is for services and for those who read.
 * Options `callers`: folders whose `src` names the calls, absolute; `withKit`: whether the kit is part of the build.
 */
export default function usedCalls() {
  const done = this.async()
  void usedTable({ ...this.getOptions(), resource: this.resourcePath }).then((code) => done(null, code), done)
}

/** The module that stands for the table of calls. @throws for an id that the table does not have */
export async function usedTable({ callers, withKit, resource }) {
  const { calls } = await loadTypeScript(`export { calls } from './${path.basename(resource)}'`, path.dirname(resource))
  const found = callers.map((folder) => usedCallIds(path.join(folder, 'src')))
  if (withKit) found.push(kitCallIds())
  const ids = new Set((await Promise.all(found)).flat())
  const rows = [...ids].sort().map((id) => {
    if (!calls[id]) throw new Error(`${id} is asked for, and is in no table of calls`)
    return [id, requestOf(calls[id])]
  })
  return `export const calls = ${JSON.stringify(Object.fromEntries(rows))}`
}

function requestOf({ method, path: address, idempotent }) {
  return { method, path: address, idempotent }
}

/**
 * The rule of that loader.
 * @param {string[]} callers folders whose `src` names the calls, absolute
 * @param {{ withKit?: boolean }} options `withKit`: whether the kit is part of the build, as in the shell
 */
export function usedCallsRule(callers, { withKit = false } = {}) {
  return {
    test: /[\\/]packages[\\/]contracts[\\/]src[\\/]calls\.ts$/,
    loader: import.meta.filename,
    options: { callers, withKit },
  }
}
