import { styled } from '@mui/material/styles'
import { EditorContent, useEditor } from '@tiptap/react'
import { type Ref, useEffect, useImperativeHandle } from 'react'
import { FieldFrame, type FieldProps } from '../fields/field-frame.tsx'
import { useFieldIds } from '../fields/use-field-ids.ts'
import { token } from '../theme/tokens.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { editorExtensions } from './extensions.ts'

export interface RichEditorProps extends FieldProps {
  /** HTML of the elements that decisions.md §1 allows; '' while nothing is written. With react-hook-form use its Controller. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  id?: string
  /** For moving the focus here, as a form library does on the first error. */
  ref?: Ref<{ focus: () => void }>
}

const Box = styled('div')({
  border: `1px solid ${token('border')}`,
  borderRadius: token('radius-field'),
  background: token('surface'),
  '&:focus-within': { borderColor: token('primary') },
  '&.ens-invalid': { borderColor: token('error'), boxShadow: `inset 0 0 0 1px ${token('error')}` },
  '& .ProseMirror': {
    minHeight: '180px',
    padding: '12px 14px',
    maxWidth: token('measure'),
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    borderRadius: token('radius-field'),
    '&:focus-visible': { outline: `2px solid ${token('primary')}`, outlineOffset: '2px' },
    '& > * + *': { marginTop: '12px' },
    '& h2': { fontSize: token('font-title-m'), fontWeight: 600, lineHeight: token('line-title') },
    '& h3': { fontSize: token('font-title-s'), fontWeight: 600, lineHeight: token('line-title') },
    '& ul, & ol': { paddingLeft: '24px' },
    '& a': { color: token('primary'), textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& blockquote': { borderLeft: `4px solid ${token('primary')}`, paddingLeft: '16px', color: token('text-second') },
  },
})

const extensions = editorExtensions()

/** Text with titles, lists, quotes and links, and nothing that the server would take away again. */
export function RichEditor({ value, onChange, onBlur, id, ref, ...frame }: RichEditorProps) {
  const { label, hideLabel, hint, error, optional } = frame
  const ids = useFieldIds({ id, hint, error })
  const editor = useEditor({
    extensions,
    content: value,
    // Styles without the page's nonce would be refused; ours stand above.
    injectCSS: false,
    editorProps: {
      // Tab leaves the field, as everywhere else: indenting a list must not hold the keyboard.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Tab' },
      attributes: {
        id: ids.field,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': ids.label,
        ...(ids.describedBy ? { 'aria-describedby': ids.describedBy } : {}),
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
    onBlur: () => onBlur?.(),
  })

  // A draft that was found, or the text of somebody else that was taken over.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor])

  return (
    <FieldFrame
      {...{ ids, label, hideLabel, hint, error, optional }}
      labelFor={false}
      onLabelClick={() => editor.commands.focus()}
    >
      <Box className={error ? 'ens-invalid' : ''}>
        <EditorToolbar editor={editor} controls={ids.field} />
        <EditorContent editor={editor} />
      </Box>
    </FieldFrame>
  )
}
