import { showSelf } from '../auth/service-token.ts'
import type { Operation } from './operate.ts'
import { rebuild, type Rebuilt } from './rebuild/rebuild.ts'
import { type Outcome, UsageError } from './service-operations.ts'
import { table } from './table.ts'

const shownKeys = 20

/** `rebuild <projection> [--check]`: see `rebuild`. */
export async function rebuildCommand({ service, settings, bus, words, flags }: Operation): Promise<Outcome> {
  const known = service.projections.map(({ name }) => name).join(', ') || 'none'
  const projection = service.projections.find(({ name }) => name === words[0])
  if (!projection) throw new UsageError(`${service.name} has no projection "${words[0] ?? ''}". It has: ${known}.`)
  const { MIGRATION_DATABASE_URL: ownerUrl } = settings
  if (!ownerUrl) throw new UsageError('Set MIGRATION_DATABASE_URL: the service itself may make no tables.')
  const producerUrl = settings[`${projection.stream}_URL`]
  if (!producerUrl) throw new UsageError(`Set ${projection.stream}_URL: the producer has the facts that have expired.`)
  const check = flags.check === true
  const show = showSelf({ name: service.name, keyFile: settings.SERVICE_KEY_FILE })
  const producer = `svc-${projection.stream.toLowerCase().replaceAll('_', '-')}`
  const rebuilt = await rebuild({ projection, ownerUrl, producerUrl, showSelf: () => show(producer), bus, check })
  const equal = rebuilt.after.checksum === rebuilt.rebuilt.checksum
  return {
    ok: equal && rebuilt.skipped.length === 0,
    data: { projection: projection.name, table: projection.table, equal, ...rebuilt },
    text: [`${service.name} ${projection.name} (table ${projection.table})`, ...lines(rebuilt, equal, check)].join(
      '\n',
    ),
  }
}

function lines(
  { facts, events, sequence, live, rebuilt, after, differing, skipped, ms }: Rebuilt,
  equal: boolean,
  check: boolean,
) {
  const kinds = (['missing', 'altered', 'surplus'] as const).map(
    (kind) => `${differing.filter((one) => one.kind === kind).length} ${kind}`,
  )
  const shown = differing.slice(0, shownKeys).map(({ kind, key }) => `    ${kind} ${key}`)
  const more = differing.length > shownKeys ? [`    and ${differing.length - shownKeys} more (--json has all)`] : []
  const rows = [
    ['live before', live.rows, live.checksum],
    ['rebuilt', rebuilt.rows, rebuilt.checksum],
    [check ? 'live now (only compared)' : 'live now', after.rows, after.checksum],
  ]
  return [
    `  from ${facts} kept facts of the producer and ${events} events of the stream (to ${sequence}), in ${ms.total} ms`,
    table(['', 'rows', 'checksum'], rows),
    `  ${differing.length} rows differed: ${kinds.join(', ')}`,
    ...shown,
    ...more,
    ...skipped.map((reason) => `  skipped: ${reason}`),
    `  live and rebuilt are ${equal ? 'equal' : 'NOT equal'}; the consumer waited ${ms.locked} ms, nobody else did`,
  ]
}
