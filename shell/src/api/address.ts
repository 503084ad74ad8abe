import type { ShellRequest } from '@ensemble/contracts/remote'

const base = '/api'

/**
 * The address of a call: its path below /api with the parameters filled in, and its query.
 * @throws Error when a parameter that the path names is missing, or would lead out of its place: a mistake of the program,
 *   not of the visitor
 */
export function addressOf({ path, params = {}, query = {} }: ShellRequest): string {
  const filled = path.replace(/:([A-Za-z]+)|\*/g, (sign, name = sign) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} needs the parameter ${name}`)
    if (/(^|\/)\.{1,2}(\/|$)/.test(value)) throw new Error(`${path} takes no ${value}`)
    // A star stands for the rest of the address, whose slashes are its own.
    return (sign === '*' ? value.split('/') : [value]).map(encodeURIComponent).join('/')
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return `${base}${filled}${text && `?${text}`}`
}
