import Type, { type Static } from 'typebox'
import { departmentCodes } from '../departments.ts'
import { closed, Id, Instant, Nullable } from '../identifiers.ts'
import { MissionContent } from './content.ts'

/** What a mission begins from: all that is written of one, but when, and who runs it. */
export const TemplateContent = Type.Required(
  Type.Omit(MissionContent, ['startAt', 'endAt', 'registrationDeadline', 'managerIds', 'contactName']),
)
export type TemplateContent = Static<typeof TemplateContent>

export const MissionTemplate = Type.Object({
  id: Id,
  name: Type.String(),
  /** Whose it is; null: of headquarters, and for everybody who makes missions. */
  departmentCode: Nullable(Type.Enum([...departmentCodes])),
  createdAt: Instant,
  /** Whether the caller may remove it. */
  own: Type.Boolean(),
  content: TemplateContent,
})
export type MissionTemplate = Static<typeof MissionTemplate>

export const templateSchemas = {
  'mission.templates': {
    /** Asks for one of them alone, wherever it stands in the list. */
    query: Type.Object({ templateId: Type.Optional(Id) }, closed),
    data: Type.Object({
      /** The first two hundred, those of headquarters before those of departments, by name. */
      items: Type.Array(MissionTemplate),
      /** Whether there are others. */
      more: Type.Optional(Type.Boolean()),
    }),
  },
  'mission.keepTemplate': {
    body: Type.Object({ missionId: Id, name: Type.String({ minLength: 3, maxLength: 80 }) }, closed),
    data: MissionTemplate,
  },
  'mission.removeTemplate': {
    params: Type.Object({ templateId: Id }, closed),
    data: Type.Object({ id: Id }),
  },
} as const
