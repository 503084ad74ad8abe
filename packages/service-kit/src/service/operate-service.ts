import type { TObject } from 'typebox'
import { systemClock } from '../clock.ts'
import { operate } from '../operations/operate.ts'
import type { ServiceDefinition, ServiceDeps } from './definition.ts'

/**
 * The operators' commands of a service: the whole of its `operate.ts`. PUBLIC_ORIGIN is for the links of mails that a
 * redriven event asks for.
 */
export async function operateService<Settings extends TObject, Deps extends ServiceDeps>(
  service: ServiceDefinition<Settings, Deps>,
): Promise<void> {
  const { name, stream, projections } = service
  const { PUBLIC_ORIGIN } = process.env
  const origin = PUBLIC_ORIGIN ? new URL(PUBLIC_ORIGIN).origin : ''
  const consumers = service.consumers({ clock: systemClock, origin })
  process.exitCode = await operate({ name, stream, consumers, projections }, process.argv.slice(2), process.env)
}
