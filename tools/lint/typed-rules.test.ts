import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What the typed rules say about one file, as `line: rule`. */
async function refusedIn(text: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-types-'))
  try {
    for (const file of ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.browser.json']) {
      copyFileSync(join(root, file), join(folder, file))
    }
    writeFileSync(join(folder, 'tsconfig.server.json'), '{ "extends": "./tsconfig.base.json", "include": ["*.ts"] }')
    writeFileSync(join(folder, 'planted.ts'), text)
    const out = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '--format=unix', '.'],
        {
          cwd: folder,
          env: { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') },
        },
        (_error, stdout) => resolve(stdout),
      )
    })
    return [...out.matchAll(/planted\.ts:(\d+):.*typescript\(([a-z-]+)\)/g)].map(
      ([, line = '', rule = '']) => `${line}: ${rule}`,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a promise that nobody waits for, one that is taken for an answer, and a forgotten case are refused', async () => {
  const refused = await refusedIn(`export const later = () => Promise.resolve(true)
export function planted(kind: 'a' | 'b', maybe?: Promise<void>) {
  later()
  if (later()) return 1
  if (maybe) return 2
  switch (kind) {
    case 'a':
      return 3
  }
}
`)
  expect(refused).toEqual(['3: no-floating-promises', '4: no-misused-promises', '6: switch-exhaustiveness-check'])
})
