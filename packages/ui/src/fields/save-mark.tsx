import { styled } from '@mui/material/styles'
import { CheckIcon } from 'lucide-react'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'

/** What becomes of a field that saves itself. */
export type SaveState = 'none' | 'saving' | 'saved'

/** Width in px that the label leaves free, so that nothing moves when the mark appears. */
export const saveMarkRoom = 132

/**
 * Around a box that saves itself. On a phone the mark has a line of its own below the words, which would have half of
 * the width beside it.
 */
export const SavedBox = styled('div')({
  position: 'relative',
  paddingRight: `${saveMarkRoom}px`,
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
