import { type DeliveryCall, deliveryCalls } from '@ensemble/contracts/delivery-calls'
import { deliverySchemas } from '@ensemble/contracts/delivery-http'
import type { CallSchema } from '@ensemble/contracts/schemas'
import { describeCalls, type DescribedCall } from '@ensemble/service-kit/http/openapi'
import { joined, type ApiDocument } from './merge-openapi.ts'

const schemas: Readonly<Record<string, CallSchema>> = deliverySchemas

/** What opens a call of deliveries, by whose word it is. */
const schemes: Record<DeliveryCall['by'][number], Record<string, string[]>> = {
  team: { teamKey: [] },
  person: { bearer: [] },
}

/**
 * The document of all services with the calls that the gateway answers itself. For readers alone: no front end may ask
 * for these, so a promotion does not look for them there.
 */
export function withOwnCalls(document: ApiDocument): ApiDocument {
  const { paths, components } = describeCalls(Object.entries<DeliveryCall>(deliveryCalls).flatMap(described))
  const teamKey = { type: 'http', scheme: 'bearer', description: 'Key of a team, which moves its own remote only' }
  const securitySchemes = { ...components.securitySchemes, teamKey }
  return joined(document, 'gateway', { paths, components: { ...components, securitySchemes } })
}

function described([id, { by, ...call }]: [string, DeliveryCall]): DescribedCall[] {
  const schema = schemas[id]
  return schema ? [{ ...call, id, schema, security: by.map((who) => schemes[who]) }] : []
}
