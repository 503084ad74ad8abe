import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dropDatabase, ensureDatabase, limitsOfService, type DatabaseAddresses } from '../src/postgres/databases.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''
const database = { name: 'platform_databases_test', ownerPassword: 'own/er:1', appPassword: 'a@pp?2' }
let addresses: DatabaseAddresses

async function query(url: string, text: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  addresses = await ensureDatabase(server, database)
  await query(addresses.ownerUrl, 'create table notes (id bigint generated always as identity, words text)')
})

afterAll(async () => {
  await dropDatabase(server, database.name)
})

it('a cluster of ours has checksums: what a bit that turns does is shown in damaged-page.campaign.test.ts', async () => {
  expect(await query(server, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
})

describe('the database of a service', () => {
  it('lets the app role read and write rows of tables that the owner made later', async () => {
    await query(addresses.appUrl, `insert into notes (words) values ('one')`)
    expect(await query(addresses.appUrl, 'select words from notes')).toEqual([{ words: 'one' }])
  })

  it.each(['create table other ()', 'alter table notes add extra int', 'truncate notes', 'create schema mine'])(
    'refuses the app role: %s',
    async (statement) => {
      await expect(query(addresses.appUrl, statement)).rejects.toThrow(/permission denied|must be owner/)
    },
  )

  it('ends what takes or rests too long, also for who cannot say so on the way through a pooler', async () => {
    for (const [limit, value] of Object.entries(limitsOfService)) {
      expect(await query(addresses.appUrl, `show ${limit}`)).toEqual([{ [limit]: value }])
    }
    // Migrations and rebuilds take as long as they take.
    expect(await query(addresses.ownerUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }])
  })

  it('lets nobody of another service in', async () => {
    const other = await ensureDatabase(server, { ...database, name: 'platform_databases_other' })
    const foreign = addresses.appUrl.replace(`/${database.name}`, '/platform_databases_other')
    await expect(query(foreign, 'select 1')).rejects.toThrow(/permission denied for database/)
    expect(await query(other.appUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await dropDatabase(server, 'platform_databases_other')
  })

  it('has where members have keys a third role, which sees no row of the others', async () => {
    const { keysUrl = '' } = await ensureDatabase(server, { ...database, keysPassword: 'k:e/y' })
    expect(await query(keysUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    await expect(query(keysUrl, 'select 1 from notes')).rejects.toThrow(/permission denied/)
  })

  it('keeps its rows when it is prepared again, and takes new passwords', async () => {
    const again = await ensureDatabase(server, { ...database, appPassword: 'changed' })
    expect(await query(again.appUrl, 'select count(*)::int as rows from notes')).toEqual([{ rows: 1 }])
    await expect(query(addresses.appUrl, 'select 1')).rejects.toThrow(/password authentication failed/)
  })
})
