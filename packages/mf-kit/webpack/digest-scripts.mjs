import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The digest of every script of the shell by its address, for the gateway, which names what a page needs first. */
const digestsFile = 'digests.json'

/** Of the element that names the same list for browsers, with its own digest (verify-own-pieces.mjs). */
export const digestsName = 'ensemble-digests'

/**
 * Writes the digest of each script to where it is asked for: those of the page into the page. The others would be 64
 * signs each in front of it, which nothing makes smaller: they are a file of their own, fetched when the first of these
 * scripts is wanted. Called when all scripts are as they stay.
 * @param {string} output the shell's build
 * @throws Error where the page names a script that is not there, or in a way that is not understood here: a page with
 *   the policy and without digests would run nothing
 */
export async function digestScripts(output) {
  const files = (await readdir(path.join(output, 'assets'))).filter((file) => file.endsWith('.js')).sort()
  const digests = {}
  for (const file of files) digests[`/assets/${file}`] = digestOf(await readFile(path.join(output, 'assets', file)))
  const list = `${JSON.stringify(digests, null, 2)}\n`
  // Named by what is in it, so that browsers keep it.
  const address = `/assets/digests.${createHash('sha256').update(list).digest('hex').slice(0, 16)}.json`
  await writeFile(path.join(output, digestsFile), list)
  await writeFile(path.join(output, address), list)
  const page = path.join(output, 'index.html')
  const html = withDigests(await readFile(page, 'utf8'), digests)
  const meta = `<meta name="${digestsName}" content="${address} ${digestOf(list)}" />`
  const [head, body, ...others] = html.split('</head>')
  const isBare = /<script\b(?![^>]* integrity=)[^>]* src=/.test(html)
  if (isBare || body === undefined || others.length > 0) throw new Error('digests have no place in index.html')
  await writeFile(page, `${head}${meta}</head>${body}`)
}

/** In CORS mode: in no other the policy of the page takes a script (gateway/src/headers/integrity-policy.ts). */
function withDigests(html, digests) {
  return html.replaceAll(/<(?:script|link)\b[^>]* (?:src|href)="([^"]+\.js)"/g, (tag, address) => {
    if (!digests[address]) throw new Error(`${address} is not in the build`)
    return `${tag} crossorigin="anonymous" integrity="${digests[address]}"`
  })
}

/** As the `integrity` of an element says it. */
function digestOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
