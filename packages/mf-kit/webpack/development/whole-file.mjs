import { readFile, rename, writeFile } from 'node:fs/promises'

/**
 * Puts a file in the place of the one before, whole: whoever reads meanwhile gets the one or the other, never a part.
 * What is the same is left alone.
 * @param {string} file
 * @param {Buffer} content
 */
export async function putWhole(file, content) {
  if (await holds(file, content)) return
  await writeFile(`${file}.new`, content)
  await rename(`${file}.new`, file)
}

async function holds(file, content) {
  try {
    return content.equals(await readFile(file))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}
