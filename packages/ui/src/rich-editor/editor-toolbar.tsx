import { styled } from '@mui/material/styles'
import { type Editor, useEditorState } from '@tiptap/react'
import { ImageIcon, Link2Icon } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useEditorTexts } from './texts/use-editor-texts.ts'
import { phoneMedia, stickyBarMedia } from '../theme/custom-properties.ts'
import { token } from '../theme/tokens.ts'
import { editorCommands } from './editor-commands.ts'
import { LinkDialog } from './link-dialog.tsx'
import { TableMenu } from './table-menu.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '4px',
  borderBottom: `1px solid ${token('line')}`,
  borderRadius: `${token('radius-field')} ${token('radius-field')} 0 0`,
  background: token('surface'),
  // A long text is written below its tools, not away from them.
  position: 'sticky',
  zIndex: 3,
  top: 0,
  [stickyBarMedia]: { top: `var(--ens-table-top, ${token('top-bar-height')})` },
  // As wide as the field, however many tools there are: they are scrolled to, and the page is not.
  [phoneMedia]: { flexWrap: 'nowrap', overflowX: 'auto', width: 0, minWidth: '100%', '& > *': { flex: 'none' } },
})
const Tool = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid transparent',
  borderRadius: token('radius-field'),
  background: 'transparent',
  color: token('gray-900'),
  cursor: 'pointer',
  '&:hover': { background: token('primary-faint') },
  '&[aria-pressed="true"]': { background: token('secondary'), color: token('primary'), borderColor: token('primary') },
  '&[aria-disabled="true"]': { color: token('gray-600'), cursor: 'default', background: 'transparent' },
})

interface EditorToolbarProps {
  editor: Editor
  /** Id of the words that it works on. */
  controls: string
  /** Opens the window of a picture; absent where there are none, and no tables either. */
  onPicture?: () => void
}

/** What can be done with the words: one stop for Tab, arrows inside. */
export function EditorToolbar({ editor, controls, onPicture }: EditorToolbarProps) {
  const texts = useEditorTexts()
  const [linking, setLinking] = useState(false)
  const { root, onKeyDown, tabIndexOf, onFocusOf } = useRovingFocus()
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries([
        ...editorCommands.map(({ id, active, possible }) => [id, (active ?? possible)?.(current) ?? false]),
        ['link', current.isActive('link')],
        ['picture', current.isActive('figure')],
        ['table', current.isActive('table')],
      ]),
  })

  return (
    <>
      <Root role="toolbar" aria-label={texts.toolbar} aria-controls={controls} ref={root} onKeyDown={onKeyDown}>
        {editorCommands.map(({ id, icon: Icon, run, active }, position) => (
          <Tool
            key={id}
            type="button"
            aria-label={texts[id]}
            title={texts[id]}
            aria-pressed={active ? Boolean(states[id]) : undefined}
            aria-disabled={active ? undefined : !states[id]}
            tabIndex={tabIndexOf(position)}
            onFocus={() => onFocusOf(position)}
            onMouseDown={keepFocus}
            onClick={() => run(editor)}
          >
            <Icon size={20} aria-hidden />
          </Tool>
        ))}
        <Tool
          type="button"
          aria-label={texts.link}
          title={texts.link}
          aria-haspopup="dialog"
          aria-pressed={Boolean(states.link)}
          tabIndex={tabIndexOf(editorCommands.length)}
          onFocus={() => onFocusOf(editorCommands.length)}
          onClick={() => setLinking(true)}
        >
          <Link2Icon size={20} aria-hidden />
        </Tool>
        {onPicture ? (
          <>
            <Tool
              type="button"
              aria-label={texts.picture}
              title={texts.picture}
              aria-haspopup="dialog"
              aria-pressed={Boolean(states.picture)}
              tabIndex={tabIndexOf(editorCommands.length + 1)}
              onFocus={() => onFocusOf(editorCommands.length + 1)}
              onClick={onPicture}
            >
              <ImageIcon size={20} aria-hidden />
            </Tool>
            <span onFocus={() => onFocusOf(editorCommands.length + 2)}>
              <TableMenu
                editor={editor}
                inside={Boolean(states.table)}
                tabIndex={tabIndexOf(editorCommands.length + 2)}
              />
            </span>
          </>
        ) : null}
      </Root>
      {linking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </>
  )
}

/** The focus stays with the words: on a slow phone, what is typed right after the press would go to the button. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
