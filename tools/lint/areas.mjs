import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders of the front ends that the shell loads. An area that was begun a minute ago keeps the borders as well.
 * @param {string} root absolute path of the repository
 */
export function remotesOf(root) {
  return readdirSync(root).filter((name) => /^mf-[a-z0-9-]+$/.test(name))
}

/** @param {string} root absolute path of the repository */
export function servicesOf(root) {
  return readdirSync(root).filter((name) => /^svc-[a-z0-9-]+$/.test(name))
}

/** What lies directly in a folder; nothing where there is no such folder. */
export function contentOf(root, path) {
  if (!existsSync(join(root, path))) return { folders: [], files: [] }
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  }
}
