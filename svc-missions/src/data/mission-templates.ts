import type { TemplateContent } from '@ensemble/contracts/missions/templates'
import type { Queryable } from '@ensemble/service-kit/database'
import { defineTable } from '@ensemble/service-kit/table'

export interface MissionTemplate {
  id: string
  name: string
  /** Whose it is; null: of headquarters. */
  departmentCode: string | null
  content: TemplateContent
  createdAt: Date
}

export const table = defineTable<MissionTemplate>('mission_templates', {
  id: 'text',
  name: 'text',
  departmentCode: 'text',
  content: 'jsonb',
  createdAt: 'timestamptz',
})

/** So many are offered at most, those of headquarters first. */
const most = 200

/**
 * Those of headquarters, and of one department; of every department where none is named. Of them, the one that is named.
 * @returns with `more` where there are others than these
 */
export async function list(
  db: Queryable,
  { departmentCode, id }: { departmentCode: string | null; id: string | null },
): Promise<{ items: MissionTemplate[]; more: boolean }> {
  const { rows } = await db.query<MissionTemplate>({
    name: 'mission-templates-list',
    text: `select ${table.select()} from mission_templates
      where (department_code is null or $1::text is null or department_code = $1) and ($2::text is null or id = $2)
      order by department_code nulls first, name limit ${most + 1}`,
    values: [departmentCode, id],
  })
  return { items: rows.slice(0, most), more: rows.length > most }
}

export async function find(db: Queryable, id: string): Promise<MissionTemplate | null> {
  const { rows } = await db.query<MissionTemplate>({
    name: 'mission-templates-find',
    text: `select ${table.select()} from mission_templates where id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

const insert = table.insert({
  name: 'mission-templates-keep',
  then: `on conflict (coalesce(department_code, ''), name) do update set content = excluded.content,
    created_at = excluded.created_at returning id`,
})

/** Keeps a template; one of the same name and place is replaced, and keeps its id. @returns the id */
export async function keep(db: Queryable, template: MissionTemplate): Promise<string> {
  const { rows } = await db.query<{ id: string }>(insert(template))
  return rows[0]?.id ?? template.id
}

export async function remove(db: Queryable, id: string): Promise<void> {
  await db.query({
    name: 'mission-templates-remove',
    text: 'delete from mission_templates where id = $1',
    values: [id],
  })
}
