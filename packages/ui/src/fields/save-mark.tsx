import { styled } from '@mui/material/styles'
import { CheckIcon } from 'lucide-react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

/** What becomes of a field that saves itself. */
export type SaveState = 'none' | 'saving' | 'saved'

/** Width that the words of a field leave free, so that nothing moves when the mark appears; it grows with the letters. */
const room = '8.25rem'

/**
 * At the end of a label: the mark stands in its last line, or in one of its own where that has no room left. The words
 * have the whole width.
 */
export const saveMarkRoom = { '&::after': { content: '""', display: 'inline-block', width: room } } as const

/** After a label, without a height of its own: holds the mark in the label's last line. */
export const SaveMarkLine = styled('div')({
  position: 'relative',
  '& > [role="status"]': { top: 'auto', bottom: 0 },
})

/**
 * Around a box that saves itself. On a phone the mark has a line of its own below the words, which would have half of
 * the width beside it.
 */
export const SavedBox = styled('div')({
  position: 'relative',
  paddingRight: room,
  [phoneMedia]: { padding: '0 0 24px', '& > [role="status"]': { inset: 'auto auto 0 35px' } },
})

const Place = styled('span')({
  position: 'absolute',
  top: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: token('font-small'),
  lineHeight: 1.6,
  color: token('text-second'),
  '& svg': { color: token('green-700') },
})

/** Says at the end of a label that the answer is saved, politely. It is there before it has anything to say. */
export function SaveMark({ state }: { state: SaveState }) {
  const texts = useUiTexts()
  return (
    <Place role="status">
      {state === 'saving' ? <span aria-hidden>{texts.fieldSaving}</span> : null}
      {state === 'saved' ? (
        <>
          <CheckIcon size={16} aria-hidden />
          {texts.fieldSaved}
        </>
      ) : null}
    </Place>
  )
}
