import { useNavigate, useTranslation } from '@ensemble/mf-kit'
import { Button, Dialog, SearchField, Stack, Text, VisuallyHidden } from '@ensemble/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { FoundList } from './found-list.tsx'
import { useArrows } from './use-arrows.ts'
import { type Found, type FoundGroup, useFound } from './use-found.ts'

/** Milliseconds without another letter after which the areas are asked. */
const settledMs = 250

/** What is found without asking an area follows each letter. */
const atOnce: readonly FoundGroup['kind'][] = ['places', 'acts']

interface FinderDialogProps {
  onClose: () => void
  onKeys: () => void
}

/**
 * A field, and links to what its words name. Enter in the field opens the first, once it is known which that is; arrows
 * move between field and links, which are plain links: a screen reader, a mouse and a second tab take them as any other.
 */
export function FinderDialog({ onClose, onKeys }: FinderDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  /** What Enter was pressed for before the areas had answered it. */
  const [awaited, setAwaited] = useState<string | null>(null)
  // A window has its content a moment after it has opened.
  const [body, setBody] = useState<HTMLElement | null>(null)
  useArrows(body)
  const { groups, searching, failed } = useFound(typed, asked)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), settledMs)
    return () => clearTimeout(timer)
  }, [typed])

  function choose(found: Found) {
    onClose()
    if ('to' in found) void navigate(found.to)
    else found.act()
  }

  function openFirst() {
    // What areas have found so far answers the words of a moment ago.
    const [first] = searching ? groups.filter(({ kind }) => atOnce.includes(kind)) : groups
    if (first?.items[0]) return choose(first.items[0])
    if (!searching) return
    setAsked(typed)
    setAwaited(typed)
  }

  const isAnswered = awaited === typed && !searching
  const openAwaited = useEffectEvent(() => {
    const first = groups[0]?.items[0]
    if (first) choose(first)
  })
  useEffect(() => {
    if (isAnswered) openAwaited()
  }, [isAnswered])

  return (
    <Dialog
      open
      title={t('finder.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onKeys}>
            {t('finder.keysTitle')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('finder.close')}
          </Button>
        </>
      }
    >
      <Stack ref={setBody} component="search" sx={{ gap: '20px' }}>
        <SearchField
          autoFocus
          name="finder"
          hideLabel={false}
          label={t('finder.label')}
          hint={t('finder.hint')}
          maxLength={200}
          value={typed}
          onChange={(words) => {
            setTyped(words)
            setAwaited(null)
          }}
          onSearch={openFirst}
        />
        <VisuallyHidden>
          <span role="status">{searching ? '' : t('finder.count', { count })}</span>
        </VisuallyHidden>
        {groups.map((group) => (
          <FoundList key={group.kind} {...group} onChoose={choose} onClose={onClose} />
        ))}
        {count === 0 && !searching ? <Text>{t('finder.nothing', { words: typed.trim() })}</Text> : null}
        {failed ? <Text tone="second">{t('finder.failed')}</Text> : null}
      </Stack>
    </Dialog>
  )
}
