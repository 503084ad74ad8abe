/**
 * Run after every `npm install`: node platform/complete-lock.mjs
 * A registry that does not serve some optional packages of other systems makes `npm install` leave them out of
 * package-lock.json, and `npm ci` then refuses the whole lock ("Missing: … from lock file"). This adds them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = []

for (const [place, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  if (!place.includes('node_modules/')) continue
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (`${place}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages) continue
    // The system in the name keeps npm from fetching what cannot run here.
    const system = /-(android|darwin|freebsd|linux|openharmony|win32)-([a-z0-9]+)/.exec(name)
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      ...(system && { cpu: [system[2]] }),
      ...(dev && { dev: true }),
      optional: true,
      ...(system && { os: [system[1]] }),
    }
    added.push(name)
  }
}

if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(added.length > 0 ? `added: ${added.join(', ')}` : 'nothing was missing')
