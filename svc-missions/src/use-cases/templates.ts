import { randomUUID } from 'node:crypto'
import type { MissionTemplate, TemplateContent } from '@ensemble/contracts/missions/templates'
import { reachOf } from '@ensemble/contracts/permissions'
import { refuse } from '@ensemble/service-kit/refusal'
import * as missionContents from '../data/mission-content.ts'
import * as missions from '../data/missions.ts'
import * as templates from '../data/mission-templates.ts'
import type { Deps } from '../deps.ts'
import { requireReach, type Actor } from '../domain/access.ts'
import type { MissionContent } from '../domain/mission-content.ts'

/**
 * What a new mission of this person may begin from.
 * @param templateId only this one, where it is among them
 */
export async function listTemplates(
  deps: Deps,
  { actor, templateId }: { actor: Actor; templateId?: string },
): Promise<{ items: MissionTemplate[]; more: boolean }> {
  const departmentCode = ofAll(actor) ? null : actor.departmentCode
  const { items, more } = await templates.list(deps.db, { departmentCode, id: templateId ?? null })
  return { items: items.map((template) => shown(template, actor)), more }
}

/**
 * Keeps what is written of a mission, but when it is and who runs it, for the department of a referent, or for
 * everybody. A template of that name is replaced.
 * @throws Refusal NOT_FOUND, FORBIDDEN, OUT_OF_SCOPE for a mission that the caller could not look at before its approval
 */
export async function keepTemplate(
  deps: Deps,
  { actor, missionId, name }: { actor: Actor; missionId: string; name: string },
): Promise<MissionTemplate> {
  const mission = (await missions.find(deps.db, missionId)) ?? refuse('NOT_FOUND')
  requireReach('mission.see_unapproved', actor, mission)
  const { content } = (await missionContents.read(deps.db, missionId)) ?? refuse('NOT_FOUND')
  const template = {
    id: randomUUID(),
    name: name.trim(),
    departmentCode: ofAll(actor) ? null : actor.departmentCode,
    content: templateOf(content),
    createdAt: deps.clock.now(),
  }
  return shown({ ...template, id: await templates.keep(deps.db, template) }, actor)
}

/** @throws Refusal NOT_FOUND, OUT_OF_SCOPE for one of headquarters or of another department, to a referent */
export async function removeTemplate(
  deps: Deps,
  { actor, templateId }: { actor: Actor; templateId: string },
): Promise<{ id: string }> {
  const template = (await templates.find(deps.db, templateId)) ?? refuse('NOT_FOUND')
  if (!isOwn(template, actor)) refuse('OUT_OF_SCOPE')
  await templates.remove(deps.db, templateId)
  return { id: templateId }
}

function ofAll(actor: Actor): boolean {
  return reachOf('mission.use_templates', actor.role) === 'all'
}

function isOwn({ departmentCode }: { departmentCode: string | null }, actor: Actor): boolean {
  return ofAll(actor) || (departmentCode !== null && departmentCode === actor.departmentCode)
}

function shown(template: templates.MissionTemplate, actor: Actor): MissionTemplate {
  return { ...template, createdAt: template.createdAt.toISOString(), own: isOwn(template, actor) }
}

/** Each date has its own dates and people; the rest is worth writing once. */
function templateOf(content: MissionContent): TemplateContent {
  const {
    startAt: _startAt,
    endAt: _endAt,
    registrationDeadline: _deadline,
    managerIds: _managers,
    contactName: _contact,
    ...kept
  } = content
  return kept
}
