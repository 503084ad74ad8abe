import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sharedByRemote } from './index.mjs'
import { takenByPiece } from './take-pieces.mjs'

it('takes each name from the piece that has it, in as many lines', () => {
  const source = `import { Button, Select as Choice, PlusIcon } from "@ensemble/ui";
import {
  useForm, api
} from '@ensemble/mf-kit'
import { DataTable } from "@ensemble/ui/data-grid";`
  expect(takenByPiece(source))
    .toBe(`import { Button, PlusIcon } from "@ensemble/ui/pieces/start"; import { Select as Choice } from "@ensemble/ui/pieces/search";
import { useForm } from "@ensemble/mf-kit/pieces/forms"; import { api } from "@ensemble/mf-kit/pieces/start";


import { DataTable } from "@ensemble/ui/data-grid";`)
})

it('asks of a shell nothing that it does not give', () => {
  const shell = readFileSync(path.join(import.meta.dirname, '../../../shell/src/remotes/federation.ts'), 'utf8')
  const ours = Object.keys(sharedByRemote).filter((key) => key.startsWith('@ensemble/'))
  expect(ours).toEqual(expect.arrayContaining(['@ensemble/ui/pieces/start', '@ensemble/mf-kit/pieces/forms']))
  for (const key of ours) expect(shell).toContain(` */ '${key}')`)
})
