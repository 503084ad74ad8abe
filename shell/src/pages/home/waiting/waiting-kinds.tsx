import { useTranslation, type WaitingItem } from '@ensemble/mf-kit'
import { Box, Button, Menu, phoneMedia, Stack, useMediaQuery } from '@ensemble/ui'
import { useState } from 'react'

interface WaitingKindsProps {
  /** All that waits. */
  items: readonly Pick<WaitingItem, 'kind' | 'several'>[]
  /** Null for all of them. */
  chosen: string | null
  onChange: (kind: string | null) => void
}

/** Narrows a long list to one kind of thing; nothing where there is one kind only. A list to choose from on a phone. */
export function WaitingKinds({ items, chosen, onChange }: WaitingKindsProps) {
  const { t } = useTranslation()
  const onPhone = useMediaQuery(phoneMedia, { noSsr: true })
  const different = useKeptOrder([...new Set(items.map(({ kind }) => kind))])
  if (different.length < 2) return null
  const choices = [null, ...different].map((kind) => {
    const ofKind = kind === null ? items : items.filter((item) => item.kind === kind)
    const words = kind === null ? t('home.waiting.allKinds') : (ofKind.length > 1 && ofKind[0]?.several) || kind
    return {
      id: kind ?? '',
      label: `${words} (${String(ofKind.length)})`,
      selected: kind === chosen,
      onSelect: () => onChange(kind),
    }
  })
  if (onPhone) {
    const kind = choices.find(({ selected }) => selected)?.label ?? t('home.waiting.allKinds')
    return (
      <Box sx={{ mb: '16px', ml: '-12px' }}>
        <Menu showLabel label={t('home.waiting.shown', { kind })} items={choices} />
      </Box>
    )
  }
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={t('home.waiting.kinds')}
      sx={{ flexWrap: 'wrap', gap: '8px', mb: '16px' }}
    >
      {choices.map(({ id, label, selected, onSelect }) => (
        <Button
          key={id}
          size="small"
          variant={selected ? 'secondary' : 'quiet'}
          aria-pressed={selected}
          onClick={onSelect}
        >
          {label}
        </Button>
      ))}
    </Stack>
  )
}

/** In the order in which they came first: what is answered elsewhere moves no choice from under a finger. */
function useKeptOrder(kinds: readonly string[]): string[] {
  const [order, setOrder] = useState(kinds)
  const unseen = kinds.filter((kind) => !order.includes(kind))
  const all = [...order, ...unseen]
  if (unseen.length > 0) setOrder(all)
  return all.filter((kind) => kinds.includes(kind))
}
