import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * All files below a folder, as sorted paths relative to it with forward slashes.
 * @param {string} directory absolute path
 */
export async function folderFiles(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}

/**
 * The files of `folderFiles` that a build depends on: no tests, no READMEs, nothing of the development server, nothing
 * built, installed or left by tools.
 */
export async function sourceFiles(directory) {
  const files = await folderFiles(directory)
  return files.filter(
    (file) => !/(^|\/)(\.[^/]+|node_modules|development|dist|maps|test)\/|\.(test\.tsx?|md)$/.test(file),
  )
}
