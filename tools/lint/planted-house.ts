import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Report {
  diagnostics: { message: string; code?: string; filename: string; labels: { span: { line: number } }[] }[]
}

/**
 * Lints a repository that consists of the given files with the rules of the real one.
 * @param files text of each file, by its path from the root
 * @param flags more of the linter's own
 * @returns what is refused, in the linter's order
 */
export async function lintHouse(files: Record<string, string>, ...flags: string[]) {
  const house = mkdtempSync(join(tmpdir(), 'planted-house-'))
  const rules = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replaceAll('"./tools', `"${root}/tools`)
  try {
    for (const [path, text] of Object.entries({ ...files, '.oxlintrc.json': rules })) {
      mkdirSync(dirname(join(house, path)), { recursive: true })
      writeFileSync(join(house, path), text)
    }
    const { diagnostics } = await oxlint(house, flags)
    return diagnostics.map(({ message, code = '', filename, labels }) => ({
      file: filename,
      line: labels[0]?.span.line,
      rule: code,
      message,
    }))
  } finally {
    rmSync(house, { recursive: true })
  }
}

function oxlint(cwd: string, flags: string[]): Promise<Report> {
  const program = [join(root, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings', '--format=json', ...flags, '.']
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, program, { cwd, env }, (_error, stdout, stderr) => {
      if (stdout.startsWith('{')) resolve(JSON.parse(stdout))
      else reject(new Error(`${stdout}${stderr}`))
    })
  })
}
