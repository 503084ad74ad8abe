import type { FastifyInstance } from 'fastify'
import type { FieldCode } from '@ensemble/contracts/errors'
import { refuse } from '@ensemble/service-kit/refusal'
import { readTeams } from '../auth/team-keys.ts'
import { follow as followVersion } from '../registry/followed-version.ts'
import { adminDigest, noteOnLink } from '../registry/preview-records.ts'
import { previewToken } from '../registry/preview-token.ts'
import { requireFolderNames } from './folder-names.ts'
import { implementDeliveries } from './implement-deliveries.ts'
import { moverOf, type MoverDeps } from './movers.ts'
import { promotionCheck, type PromoteDeps } from './promote.ts'

export type PreviewLinksDeps = PromoteDeps &
  MoverDeps & {
    /** Where visitors find the platform: links begin with it. */
    publicOrigin: string
  }

const hourMs = 3_600_000

/** What follows the work of a team is not the version that an admin has asked for. */
const teamFields = ['follow', 'roles'] as const

/**
 * Makes links of previews: for the team, who gives it to the people of some roles or to one person; and for an admin,
 * who asks for their own, because no other begins in an admin's session.
 */
export async function makePreviews(app: FastifyInstance, deps: PreviewLinksDeps): Promise<void> {
  implementDeliveries(app)('delivery.preview', {
    admit: async (request, name) => moverOf(request, name, deps),
    answer: async ({ params: { name }, body, request }, by) => {
      const { version, hours = 24, follow, roles: only } = body
      const ofTeams = teamFields.filter((field) => body[field] !== undefined)
      if (by.kind === 'admin' && ofTeams.length > 0) {
        const fields = ofTeams.map((field): [string, FieldCode[]] => [field, ['UNKNOWN_FIELD']])
        refuse('VALIDATION_FAILED', { fields: Object.fromEntries(fields) })
      }
      requireFolderNames(name, version)
      await (
        await promotionCheck(deps, name, version)
      )(deps.store.state)
      const until = new Date(Date.now() + hours * hourMs)
      const { key } = (await readTeams(deps.teamKeysFile)).get(name) ?? refuse('DELIVERY_KEY_REFUSED')
      if (follow) await followVersion(deps.values, name, version)
      const link = { name, version, until, ...(follow && { follows: true as const }) }
      const token = previewToken({ ...link, ...(only && { roles: only }) }, key)
      const admin = by.kind === 'admin' ? adminDigest(by.id ?? '') : undefined
      await noteOnLink(deps.values, name, token, (known) => ({
        ...known,
        until: until.getTime(),
        version,
        ...(admin !== undefined && { admin }),
      }))
      request.log.info({ act: 'preview.link', remote: name, version, until, by }, 'link of a preview made')
      return { link: `${deps.publicOrigin}/remotes/preview/${token}`, until: until.toISOString() }
    },
  })
}
