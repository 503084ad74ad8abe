import { useTranslation } from '@ensemble/mf-kit'
import { Button, Stack } from '@ensemble/ui'

interface WaitingKindsProps {
  /** The kind of each thing that waits. */
  kinds: readonly string[]
  /** Null for all of them. */
  chosen: string | null
  onChange: (kind: string | null) => void
}

/** Narrows a long list to one kind of thing; nothing where there is one kind only. */
export function WaitingKinds({ kinds, chosen, onChange }: WaitingKindsProps) {
  const { t } = useTranslation()
  const different = [...new Set(kinds)]
  if (different.length < 2) return null
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('home.waiting.kinds')}
      sx={{ flexWrap: 'wrap', gap: '8px', mb: '16px' }}
    >
      {[null, ...different].map((kind) => {
        const count = kind === null ? kinds.length : kinds.filter((each) => each === kind).length
        return (
          <Button
            key={kind ?? ''}
            size="small"
            variant={kind === chosen ? 'secondary' : 'quiet'}
            aria-pressed={kind === chosen}
            onClick={() => onChange(kind)}
          >
            {`${kind ?? t('home.waiting.allKinds')} (${String(count)})`}
          </Button>
        )
      })}
    </Stack>
  )
}
