import { describe, expect, it } from 'vitest'
import { interfaceNow } from './interface-now.ts'
import { interfaceBreaks, readPublished } from './published-lines.ts'

describe('the published interface', () => {
  it('is broken by nothing in this tree; a break that is meant is noted by npm run contracts:publish -- --break', async () => {
    expect(interfaceBreaks(await readPublished(), await interfaceNow())).toEqual([])
  })

  it.each(['mf-missions', 'teams'])('fails for a call of %s that goes, takes less or tells less', async (who) => {
    const published = await readPublished()
    const used = published.find((line) => 'call' in line && line.usedBy.includes(who))
    if (!used || !('call' in used)) throw new Error(`${who} uses no call`)
    const without = published.filter((line) => line !== used)
    expect(interfaceBreaks(published, without)[0]).toMatch(new RegExp(`used by .*${who}.* is gone$`))
    expect(interfaceBreaks(published, [...without, { ...used, schema: { data: { type: 'null' } } }])).not.toEqual([])
    expect(interfaceBreaks([{ ...used, usedBy: [] }], [])).toEqual([])
  })

  it('fails for an event that lacks what its consumers read', async () => {
    const published = await readPublished()
    const event = published.find((line) => 'event' in line && line.event === 'missions.mission.approved')
    if (!event) throw new Error('no such event')
    const emptied = { ...event, schema: { type: 'object', properties: {} } }
    expect(interfaceBreaks([event], [emptied]).join()).toContain('/title: may be missing')
  })

  it('fails for a migration that goes or is written anew: databases out there have it', async () => {
    const published = await readPublished()
    const migration = published.find((line) => 'migration' in line)
    if (!migration || !('migration' in migration)) throw new Error('no migration is noted')
    const without = published.filter((line) => line !== migration)
    expect(interfaceBreaks(published, without)).toEqual([`${migration.migration} is gone`])
    const anew = { ...migration, digest: '0' }
    expect(interfaceBreaks(published, [...without, anew])).toEqual([`${migration.migration} has another text`])
  })
})
