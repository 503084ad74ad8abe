import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { importBorders } from './import-borders.mjs'

/**
 * Lints a repository that consists of the given files with the import rules of the real one.
 * @param files text of each file, by its path from the root
 * @returns what is refused, as `path: message`
 */
export async function lintHouse(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'planted-house-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, importBorders(root)],
    })
    const results = await eslint.lintFiles(['**/*.{ts,tsx}'])
    return results.flatMap(({ filePath, messages }) =>
      messages.map(({ message }) => `${filePath.slice(root.length + 1)}: ${message}`),
    )
  } finally {
    rmSync(root, { recursive: true })
  }
}
