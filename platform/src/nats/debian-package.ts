import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptGet, laterSuite, onlySuite, ownLists, unpackPackage } from '../debian/apt.ts'
import type { NatsSource } from './source.ts'
import { assertSum } from './sum.ts'

/** Packages whose content is known; another version is covered by the archive's own signature, which apt checks. */
const knownSums: Record<string, string> = {
  'nats-server_2.9.10-1+b3_amd64.deb': '9f69ebb6f612e652382fde175622160dcd81fd97f2356f5da80bb5c3f48513dd',
  'nats-server_2.15.1-1_amd64.deb': '31ef4ceaa84e8248d449e508472e3770c17c3695cb5cb0ee96e03912724ea884',
  'nats-server_2.10.27-1+b2_amd64.deb': '6d913ac987b78734c08537c2adeb1526cf735f216173a9170d94b185fcfe6f8a',
}

/** The release of Debian whose nats-server is of the line that containers have. */
export const sameLine = debianSuite('forky')

/** The one before, for when that one has gone on. */
export const lineBefore = debianSuite(laterSuite)

/**
 * The package of a later release than this machine's, by a list of sources of its own: the machine's stay as they are.
 * Its program needs nothing but a C library of 2.34.
 */
function debianSuite(suite: string): NatsSource {
  return {
    name: `Debian ${suite}`,
    async fetchInto(folder) {
      await downloadByOwnLists(folder, await onlySuite(folder, suite))
      return unpacked(folder)
    },
  }
}

/** The package that this machine's own release has. */
export const ownArchive: NatsSource = {
  name: "this machine's package archive",
  async fetchInto(folder) {
    // The machine's own lists do, and a fresh machine has none.
    await aptGet(['download', 'nats-server'], folder).catch(() => downloadByOwnLists(folder))
    return unpacked(folder)
  },
}

async function downloadByOwnLists(folder: string, more: readonly string[] = []): Promise<void> {
  const options = [...ownLists(folder), ...more]
  await aptGet([...options, 'update'], folder)
  await aptGet([...options, 'download', 'nats-server'], folder)
}

async function unpacked(folder: string): Promise<string> {
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'))
  if (file === undefined) throw new Error('apt-get download left no package')
  // The file's name holds the version with its colon or plus sign escaped.
  const known = knownSums[decodeURIComponent(file)]
  if (known) assertSum(join(folder, file), known)
  const content = join(folder, 'content')
  await unpackPackage(join(folder, file), content)
  return join(content, 'usr', 'sbin', 'nats-server')
}
