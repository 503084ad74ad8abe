import { useTranslation } from '@ensemble/mf-kit'
import { Text } from '@ensemble/ui'
import { useId } from 'react'

/** From this part of what a field takes, its letters are counted. */
const near = 0.9

/**
 * How much of its room a text has taken, once it comes near the end: longer texts are kept, to be shortened by whoever
 * wrote them. Render `count` below the field; a screen reader hears it with the field, not at each letter.
 */
export function useLengthCount(text: string, max: number | undefined) {
  const { t } = useTranslation('mf-missions')
  const id = useId()
  const { length } = text.trim()
  if (max === undefined || length < near * max) return { describedBy: undefined, count: null }
  return {
    describedBy: id,
    count: (
      <Text id={id} size="small" tone={length > max ? 'error' : 'second'}>
        {t('form.letters', { length, max })}
      </Text>
    ),
  }
}
