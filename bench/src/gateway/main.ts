import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startIdentity } from '../identity.ts'
import { settings } from '../settings.ts'
import { askFor, type Round } from './callers.ts'
import { type Program, startGateway, startLean, startNginx, startUpstream } from './programs.ts'
import { chapterOf, type Measured } from './chapter.ts'
import { writeChapter } from './write-chapter.ts'

/** Bytes of an answer, and callers at the same time. */
const cases = [
  { bytes: 500, callers: 16 },
  { bytes: 8_000, callers: 16 },
  { bytes: 500, callers: 1 },
  { bytes: 8_000, callers: 1 },
]

/** As many people as one of them may call without a limit, at the rate of a bench. */
const people = 2_000

/** How long one program is asked in one round, in seconds; longer before the first, while programs warm up. */
const roundSeconds = { usual: 2, first: 4 }

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-gateway-'))
  const identity = await startIdentity()
  const upstream = await startUpstream()
  const surroundings = { folder, identity, upstream: upstream.origin }
  const nginx = await startNginx(surroundings)
  if (!nginx) console.log('nginx is not on PATH: its columns stay empty.')
  const programs: Record<string, Program> = {
    gateway: await startGateway(surroundings),
    lean: await startLean(surroundings),
    ...(nginx && { nginx }),
  }
  try {
    const tokens = Array.from({ length: people }, () =>
      identity.tokenFor({ id: randomUUID(), role: 'member', departmentCode: '75' }),
    )
    const measured = await measure(programs, tokens)
    const chapter = chapterOf(measured, settings.rounds)
    console.log(`\n${chapter}`)
    await writeChapter('What a request costs in the gateway', chapter)
  } finally {
    await Promise.all([...Object.values(programs), upstream].map((program) => program.stop()))
    identity.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(programs: Record<string, Program>, tokens: readonly string[]): Promise<Measured[]> {
  const measured: Measured[] = cases.map((each) => ({ ...each, rounds: {} }))
  for (let round = -1; round < settings.rounds; round += 1) {
    for (const { bytes, callers, rounds } of measured) {
      for (const [name, program] of Object.entries(programs)) {
        const seconds = round < 0 ? roundSeconds.first : roundSeconds.usual
        const path = `/api/mission/${bytes}`
        const figures: Round = await askFor(program, { callers, path, tokens, seconds })
        if (round >= 0) (rounds[name] ??= []).push(figures)
      }
    }
  }
  return measured
}

await main()
