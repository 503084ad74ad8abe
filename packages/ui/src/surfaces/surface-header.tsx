import { styled } from '@mui/material/styles'
import { XIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import { phoneMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { Heading } from '../typography/heading.tsx'
import { questionOf } from './use-visible-area.ts'

const Root = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  justifyContent: 'space-between',
  padding: '16px 12px 8px 24px',
  '& h2': { paddingTop: '8px', minWidth: 0 },
})
const Words = styled('div')({ minWidth: 0 })
const About = styled('div')({ fontSize: token('font-small'), lineHeight: 1.45, color: token('text-second') })

interface SurfaceHeaderProps {
  id: string
  title: string
  /** What the fields are about, in one or two lines below the title. */
  about?: ReactNode
  /** Nothing while the surface cannot be left. */
  onClose: (() => void) | undefined
}

/** Title and close button of a dialog, sheet or panel. */
export function SurfaceHeader({ id, title, about, onClose }: SurfaceHeaderProps) {
  const texts = useUiTexts()
  return (
    <Root>
      <Words>
        <Heading level={2} size="s" id={id}>
          {title}
        </Heading>
        {about ? <About>{about}</About> : null}
      </Words>
      <IconButton
        label={texts.close}
        icon={<XIcon size={20} />}
        // Not `disabled`, which would lose the focus.
        aria-disabled={onClose ? undefined : true}
        onClick={onClose}
      />
    </Root>
  )
}

const Body = styled('div')({
  padding: '8px 24px 24px',
  overflowY: 'auto',
  flex: '1 1 auto',
  minHeight: 0,
})

interface SurfaceBodyProps {
  children: ReactNode
  /** Id of the title, where the body may hold words alone. */
  titleId?: string
}

/**
 * What a window holds, which scrolls. A field that the keys lead to comes into sight with its question: a browser shows
 * no more of it than the line that is written.
 */
export function SurfaceBody({ children, titleId }: SurfaceBodyProps) {
  // What has nothing to stop at is scrolled by the arrow keys: it is a stop itself.
  const stop = titleId === undefined ? {} : ({ role: 'group', tabIndex: 0, 'aria-labelledby': titleId } as const)
  return (
    <Body
      {...stop}
      onFocus={({ currentTarget, target }) => {
        const { top, height } = target.getBoundingClientRect()
        if (top + height / 2 > currentTarget.getBoundingClientRect().bottom) {
          questionOf(target).scrollIntoView({ block: 'nearest' })
        }
      }}
    >
      {children}
    </Body>
  )
}

/** Between the body, which scrolls, and the buttons. */
export const SurfaceStatus = styled('div')({ padding: '0 24px 12px', '&:not(:has(p, [role="alert"]))': { padding: 0 } })

/**
 * The safe choice comes first. On a phone the action of a form stands before the way out, or above it where they do not
 * fit beside each other; a question that is asked keeps the safe choice on top.
 */
export const SurfaceActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  justifyContent: 'flex-end',
  padding: '16px 24px 24px',
  // What cannot be pressed for now, though it keeps the focus; a busy button shows that by itself.
  '& [aria-disabled="true"]:not([aria-busy])': { color: token('gray-600'), cursor: 'default' },
  '&.ens-ruled': { borderTop: `1px solid ${token('line')}` },
  [phoneMedia]: {
    flexDirection: 'column',
    '& > *': { width: '100%' },
    '&.ens-ruled': {
      flexFlow: 'row-reverse wrap-reverse',
      padding: '12px 16px',
      '& > *': { width: 'auto', flex: '1 1 auto' },
      // What the keyboard leaves is for the question.
      '@media (max-height: 479px)': { flexWrap: 'nowrap', '& > *': { padding: '8px 12px' } },
    },
  },
})
