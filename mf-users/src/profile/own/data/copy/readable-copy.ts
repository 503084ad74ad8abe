import { formatDay, formatDayAndTime } from '@ensemble/contracts/dates'
import { departments } from '@ensemble/contracts/departments'
import type { Language } from '@ensemble/contracts/enumerations'
import { listsOf } from './lists-of.ts'
import { style } from './style.ts'

/** The words of one language that a copy is read in. */
export interface CopyWords {
  language: Language
  texts: {
    title: string
    made: string
    intro: string
    yes: string
    no: string
    nothing: string
    none: string
    forPrograms: string
    /** Names of the areas. */
    parts: Readonly<Record<string, string>>
    /** Names of what each area holds, and of fields, in the spelling of code (`createdAt`). */
    names: Readonly<Record<string, string>>
  }
  /** What values are called, by list (contracts, words). */
  words: Readonly<Record<string, unknown>>
}

/** More fields than this do not fit a row of a sheet of paper. */
const mostColumns = 4
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const day = /^\d{4}-\d{2}-\d{2}$/
/** What people look for first; the copy itself holds fields in no order that anybody would read. */
const readFirst = [
  'title',
  'firstName',
  'lastName',
  'displayName',
  'birthDate',
  'gender',
  'email',
  'phone',
  'postalCode',
  'city',
  'departmentCode',
  'language',
  'profileType',
  'role',
  'status',
]
/** What mail and calendar programs read. */
const forPrograms = /^\s*(<!doctype|<html|BEGIN:VCALENDAR)/i

/**
 * The copy of one's data as a page to read and to print. It is drawn from the copy itself, so that both say the same:
 * an object becomes a list of names and values, several of them a table, or one list each where a row would not hold
 * them. Nothing in it runs, and it asks for nothing.
 * @param copy the answer, as JSON
 */
export function readableCopy(copy: string, { language, texts, words }: CopyWords): string {
  const read: unknown = JSON.parse(copy)
  const { madeAt, ...parts } = isObject(read) ? read : { madeAt: null }
  const body = Object.entries(parts).map(([part, content]) => section(part, content, 2))
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escaped(texts.title)}</h1>
<p>${escaped(texts.made)} ${value('madeAt', madeAt)}. ${escaped(texts.intro)}</p>
${body.join('\n')}
</body>
</html>
`

  function section(name: string, content: unknown, level: number): string {
    const label = (level === 2 ? texts.parts[name] : undefined) ?? labelOf(name)
    const title = `<h${level}>${escaped(label)}</h${level}>`
    const inside =
      level === 2 && isObject(content)
        ? Object.entries(content).map(([inner, rows]) => section(inner, rows, 3))
        : [value(name, content)]
    return `<section>${title}\n${inside.join('\n')}</section>`
  }

  function value(name: string, content: unknown): string {
    if (Array.isArray(content)) return several(name, content)
    if (isObject(content)) return object(content)
    return plain(name, content)
  }

  function several(name: string, items: unknown[]): string {
    if (items.length === 0) return muted(texts.none)
    const rows = items.filter(isObject)
    if (rows.length < items.length) return `<ul>${items.map((item) => `<li>${value(name, item)}</li>`).join('')}</ul>`
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    if (columns.length > mostColumns || rows.some((row) => Object.values(row).some(isNested))) {
      return rows.length === 1
        ? object(rows[0] ?? {})
        : `<ol>${rows.map((row) => `<li>${object(row)}</li>`).join('')}</ol>`
    }
    const head = columns.map((column) => `<th scope="col">${escaped(labelOf(column))}</th>`).join('')
    const lines = rows.map(
      (row) => `<tr>${columns.map((column) => `<td>${plain(column, row[column])}</td>`).join('')}</tr>`,
    )
    return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`
  }

  function object(content: Record<string, unknown>): string {
    const entries = Object.entries(content).sort(
      ([one, oneOf], [other, otherOf]) => rank(one, oneOf) - rank(other, otherOf),
    )
    if (entries.length === 0) return muted(texts.none)
    const lines = entries.map(
      ([name, inner]) => `<div><dt>${escaped(labelOf(name))}</dt><dd>${value(name, inner)}</dd></div>`,
    )
    return `<dl>${lines.join('')}</dl>`
  }

  function plain(name: string, content: unknown): string {
    if (content === null || content === undefined || content === '') return muted(texts.nothing)
    if (typeof content === 'boolean') return content ? texts.yes : texts.no
    if (typeof content !== 'string') return escaped(String(content))
    if (instant.test(content)) return escaped(formatDayAndTime(content, { language, complete: true }))
    if (day.test(content)) return escaped(formatDay(content, { language, complete: true }))
    if (forPrograms.test(content)) {
      return `<details><summary>${escaped(texts.forPrograms)}</summary><pre>${escaped(content)}</pre></details>`
    }
    return escaped(wordOf(name, content) ?? content)
  }

  /** The first list of the field that knows the value; departments have names as well. */
  function wordOf(name: string, content: string): string | null {
    if (/department/i.test(name)) {
      const known = departments.find(({ code }) => code === content)
      return known ? `${known.name} (${known.code})` : null
    }
    for (const list of listsOf(inCode(name))) {
      const found = wordIn(words[list], content) ?? wordIn(words[list], memberOf(content))
      if (found !== null) return found
    }
    return null
  }

  function labelOf(name: string): string {
    return texts.names[inCode(name)] ?? readable(name)
  }

  function muted(text: string): string {
    return `<span class="none">${escaped(text)}</span>`
  }
}

/** Other diseases are written as `group.disease`. */
function memberOf(value: string): string {
  return value.slice(value.indexOf('.') + 1)
}

/** Also within groups, as other diseases are. */
function wordIn(list: unknown, value: string): string | null {
  if (!isObject(list)) return null
  const own = Object.hasOwn(list, value) ? list[value] : null
  if (typeof own === 'string') return own
  for (const group of Object.values(list)) {
    const found = wordIn(group, value)
    if (found !== null) return found
  }
  return null
}

/** `created_at` and `createdAt` are one name. */
function inCode(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

/** A name that nobody has put into words yet: `last_used_at` is "Last used at". */
function readable(name: string): string {
  const spaced = inCode(name)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** What people look for first, then what is filled in, then what is not; otherwise in the order of the copy. */
function rank(name: string, content: unknown): number {
  const at = readFirst.indexOf(inCode(name))
  if (at >= 0) return at
  const empty = content === null || content === '' || (Array.isArray(content) && content.length === 0)
  return readFirst.length + (empty ? 1 : 0)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
