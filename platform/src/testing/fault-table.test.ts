import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultTable, readFaultRows } from './fault-table.ts'

const killed = { fault: 'kill -9 svc-users', injected: 50, acknowledged: 1200, kept: 1200, measured: 'ready 1.2 s' }

describe('the table of faults', () => {
  it('shows what was injected, acknowledged and kept, and leaves open what does not apply', () => {
    expect(faultTable([killed, { fault: 'remote answers 404', injected: 20 }]).split('\n')).toEqual([
      'fault               injected  acknowledged  kept once  measured',
      '──────────────────  ────────  ────────────  ─────────  ───────────',
      'kill -9 svc-users         50          1200       1200  ready 1.2 s',
      'remote answers 404        20             –          –  –',
    ])
  })

  it('reads what the tests have written, and passes over a line that was cut off', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ensemble-faults-'))
    const file = join(folder, 'faults.jsonl')
    expect(readFaultRows(file)).toEqual([])
    writeFileSync(file, `${JSON.stringify(killed)}\n{"fault":"kill -9 na`)
    expect(readFaultRows(file)).toEqual([killed])
    rmSync(folder, { recursive: true })
  })
})
