import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { roles } from '@ensemble/contracts/enumerations'
import { success } from '@ensemble/service-kit/http/envelope'
import { fieldErrors } from '@ensemble/service-kit/http/field-errors'
import { refuse } from '@ensemble/service-kit/refusal'
import { checkOf } from '@ensemble/service-kit/schema-check'
import { readTeams } from '../auth/team-keys.ts'
import { follow as followVersion } from '../registry/followed-version.ts'
import { adminDigest, noteOnLink } from '../registry/preview-records.ts'
import { previewToken } from '../registry/preview-token.ts'
import { requireFolderNames } from './folder-names.ts'
import { moverOf, type MoverDeps } from './movers.ts'
import { promotionCheck, type PromoteDeps } from './promote.ts'

export type PreviewLinksDeps = PromoteDeps &
  MoverDeps & {
    /** Where visitors find the platform: links begin with it. */
    publicOrigin: string
  }

const hourMs = 3_600_000

const version = Type.String({ minLength: 1, maxLength: 64 })
const hours = Type.Optional(Type.Integer({ minimum: 1, maximum: 720 }))
const closed = { additionalProperties: false }
const isPreview = checkOf(
  Type.Object(
    {
      version,
      hours,
      follow: Type.Optional(Type.Boolean()),
      roles: Type.Optional(Type.Array(Type.Enum(roles), { minItems: 1 })),
    },
    closed,
  ),
)
const isWish = checkOf(Type.Object({ version, hours }, closed))

/**
 * Makes links of previews: for the team, who gives it to the people of some roles or to one person; and for an admin,
 * who asks for their own, because no other begins in an admin's session.
 */
export async function makePreviews(app: FastifyInstance, deps: PreviewLinksDeps): Promise<void> {
  app.post<{ Params: { name: string } }>('/api/deliveries/:name/preview', async (request) => {
    const { body, params } = request
    const { name } = params
    const by = await moverOf(request, name, deps)
    // What follows the work of a team is not the version that an admin has asked for.
    const isAsked = by.kind === 'admin' ? isWish : isPreview
    if (!isAsked(body)) return refuse('VALIDATION_FAILED', { fields: fieldErrors(isAsked.errors ?? []) })
    const { follow, roles: only } = isPreview(body) ? body : {}
    requireFolderNames(name, body.version)
    await (
      await promotionCheck(deps, name, body.version)
    )(deps.store.state)
    const until = new Date(Date.now() + (body.hours ?? 24) * hourMs)
    const { key } = (await readTeams(deps.teamKeysFile)).get(name) ?? refuse('DELIVERY_KEY_REFUSED')
    if (follow) await followVersion(deps.values, name, body.version)
    const link = { name, version: body.version, until, ...(follow && { follows: true as const }) }
    const token = previewToken({ ...link, ...(only && { roles: only }) }, key)
    const admin = by.kind === 'admin' ? adminDigest(by.id ?? '') : undefined
    await noteOnLink(deps.values, name, token, (known) => ({
      ...known,
      until: until.getTime(),
      version: body.version,
      ...(admin !== undefined && { admin }),
    }))
    request.log.info({ act: 'preview.link', remote: name, version: body.version, until, by }, 'link of a preview made')
    return success({ link: `${deps.publicOrigin}/remotes/preview/${token}`, until: until.toISOString() })
  })
}
