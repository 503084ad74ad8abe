import path from 'node:path'
import { loadTypeScript } from './load-typescript.mjs'
import { usedCallIds } from './used-calls.mjs'

/**
 * A webpack loader that leaves of the table of calls the rows that a build asks for, and of each row what a request is
 * made of: the rest is for services and for those who read.
 * Option `callers`: folders whose `src` names the calls, absolute.
 */
export default function usedCalls() {
  const done = this.async()
  const { callers } = this.getOptions()
  void tableOf(callers, this.resourcePath).then((code) => done(null, code), done)
}

async function tableOf(callers, resource) {
  const { calls } = await loadTypeScript(`export { calls } from './${path.basename(resource)}'`, path.dirname(resource))
  const ids = (await Promise.all(callers.map((folder) => usedCallIds(path.join(folder, 'src'))))).flat()
  const rows = [...new Set(ids)].sort().map((id) => [id, requestOf(calls[id] ?? {})])
  return `export const calls = ${JSON.stringify(Object.fromEntries(rows))}`
}

function requestOf({ method, path: address, idempotent }) {
  return { method, path: address, idempotent }
}

/** The rule of that loader. @param {string[]} callers folders whose `src` names the calls, absolute */
export function usedCallsRule(callers) {
  return {
    test: /[\\/]packages[\\/]contracts[\\/]src[\\/]calls\.ts$/,
    loader: import.meta.filename,
    options: { callers },
  }
}
