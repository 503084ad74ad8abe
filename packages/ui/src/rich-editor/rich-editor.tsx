import { styled } from '@mui/material/styles'
import { EditorContent, useEditor } from '@tiptap/react'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { FieldFrame, type FieldProps } from '../fields/field-frame.tsx'
import { useFieldIds } from '../fields/use-field-ids.ts'
import { token } from '../theme/tokens.ts'
import { cleanPasted } from './clean-pasted.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { editorExtensions } from './extensions.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { type PictureOptions, pictureAmong } from './picture-options.ts'

export interface RichEditorProps extends FieldProps {
  /** HTML of what the contracts allow; '' while nothing is written. With react-hook-form use its Controller. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  id?: string
  /** Articles have pictures, which this takes, and tables; missions have neither. */
  pictures?: PictureOptions
  /** For moving the focus here, as a form library does on the first error. */
  ref?: Ref<{ focus: () => void }>
}

const Box = styled('div')({
  border: `1px solid ${token('border')}`,
  borderRadius: token('radius-field'),
  background: token('surface'),
  '&:focus-within': { borderColor: token('primary') },
  // One frame: the ring goes round the tools and the words.
  '&:has(.ProseMirror:focus-visible)': { outline: `2px solid ${token('primary')}`, outlineOffset: '1px' },
  '&.ens-invalid': { borderColor: token('error'), boxShadow: `inset 0 0 0 1px ${token('error')}` },
  '&.ens-long .ProseMirror': { minHeight: '420px' },
  '& .ProseMirror': {
    minHeight: '180px',
    padding: '12px 14px',
    // Lines end where they read well; a press beside them is one into the words all the same.
    paddingRight: `max(14px, calc(100% - ${token('measure')}))`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '& > * + *': { marginTop: '12px' },
    '& h2': { fontSize: token('font-title-m'), fontWeight: 600, lineHeight: token('line-title') },
    '& h3': { fontSize: token('font-title-s'), fontWeight: 600, lineHeight: token('line-title') },
    '& ul, & ol': { paddingLeft: '24px' },
    '& a': { color: token('primary'), textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& blockquote': { borderLeft: `4px solid ${token('primary')}`, paddingLeft: '16px', color: token('text-second') },
    '& figure': { padding: '4px', borderRadius: token('radius-card') },
    '& figure.ProseMirror-selectednode': { outline: `2px solid ${token('primary')}` },
    '& figure img': {
      display: 'block',
      maxHeight: '360px',
      width: 'auto',
      height: 'auto',
      borderRadius: token('radius-card'),
    },
    '& figcaption': {
      fontSize: token('font-small'),
      color: token('text-second'),
      paddingTop: '8px',
      minHeight: '1.5em',
    },
    '& table': { borderCollapse: 'collapse', width: '100%', tableLayout: 'fixed' },
    '& th, & td': { border: `1px solid ${token('border')}`, padding: '8px', textAlign: 'left', verticalAlign: 'top' },
    '& th': { background: token('secondary'), fontWeight: 600 },
    '& .selectedCell': { background: token('primary-faint'), outline: `1px solid ${token('primary')}` },
  },
})

const plainExtensions = editorExtensions(false)
const articleExtensions = editorExtensions(true)

/** Text with titles, lists, quotes and links, and nothing that the server would take away again. */
export function RichEditor({ value, onChange, onBlur, id, pictures, ref, ...frame }: RichEditorProps) {
  const { label, hideLabel, hint, error, optional } = frame
  const ids = useFieldIds({ id, hint, error })
  const [picturing, setPicturing] = useState<{ file?: File } | null>(null)
  const takesPictures = pictures !== undefined
  /** A picture from the clipboard or the desktop goes through the same window as any other. */
  function takePicture(files: FileList | undefined): boolean {
    const file = takesPictures ? pictureAmong(files) : undefined
    if (file) setPicturing({ file })
    return file !== undefined
  }
  const editor = useEditor({
    // Made once the page shows its place: one that is made while drawing is thrown away when the page takes long to draw,
    // and whoever still holds it fails.
    immediatelyRender: false,
    extensions: takesPictures ? articleExtensions : plainExtensions,
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
      transformPastedHTML: cleanPasted,
      handlePaste: (_view, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && takePicture(clipboardData?.files),
      handleDrop: (_view, event) => takePicture(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? '' : current.getHTML()),
    onBlur: () => onBlur?.(),
  })

  // A draft that was found, or the text of somebody else that was taken over.
  useEffect(() => {
    if (!editor) return
    const shown = editor.isEmpty ? '' : editor.getHTML()
    if (value !== shown) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  useImperativeHandle(ref, () => ({ focus: () => void editor?.commands.focus() }), [editor])

  return (
    <FieldFrame
      {...{ ids, label, hideLabel, hint, error, optional }}
      labelFor={false}
      onLabelClick={() => void editor?.commands.focus()}
    >
      <Box className={`${error ? 'ens-invalid' : ''} ${takesPictures ? 'ens-long' : ''}`}>
        {editor ? (
          <EditorToolbar
            editor={editor}
            controls={ids.field}
            onPicture={takesPictures ? () => setPicturing({}) : undefined}
          />
        ) : null}
        <EditorContent editor={editor} />
      </Box>
      {editor && pictures && picturing ? (
        <PictureDialog editor={editor} pictures={pictures} file={picturing.file} onClose={() => setPicturing(null)} />
      ) : null}
    </FieldFrame>
  )
}
