import { listNamed, wordsOf } from '@ensemble/contracts/words/word-of'

/** A description in which each enumeration says what people call its values: "member: Membre, Member". */
export function withNamedValues(described: unknown): unknown {
  if (Array.isArray(described)) return described.map(withNamedValues)
  if (!isObject(described)) return described
  const inner = Object.fromEntries(Object.entries(described).map(([key, value]) => [key, withNamedValues(value)]))
  const list = Array.isArray(described.enum) ? listNamed(described.enum) : null
  return list && !('description' in described) ? { ...inner, description: sentenceOf(list) } : inner
}

function sentenceOf(list: Parameters<typeof wordsOf>[0]): string {
  return Object.entries(wordsOf(list))
    .map(([value, { fr, en }]) => `${value}: ${fr}, ${en}`)
    .join('; ')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
