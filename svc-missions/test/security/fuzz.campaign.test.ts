import { describeFuzz, fuzz } from '@ensemble/service-kit/testing/fuzz'
import { testPrincipal } from '@ensemble/service-kit/testing/test-token'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { admin, national, referent, startService, type Service } from '../service.ts'

let missions: Service
let missionId: string
beforeAll(async () => {
  missions = await startService()
  missionId = await missions.mission()
})
afterAll(() => missions.stop())

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

it('answers whatever is sent to any call with no error of its own, each within a second', async () => {
  const { app, identity } = missions
  const senders = async () => [admin, national, referent, await missions.member(), testPrincipal()] as const
  const result = await fuzz({ app, identity, senders, ids: [missionId], seed, inputsPerCall: 200 })
  process.stdout.write(describeFuzz('svc-missions', seed, result))
  expect(result.findings.slice(0, 20)).toEqual([])
  expect(result.late.slice(0, 20)).toEqual([])
}, 900_000)
