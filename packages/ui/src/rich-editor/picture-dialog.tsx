import { styled } from '@mui/material/styles'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { RadioGroup } from '../fields/radio-group.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Dialog } from '../surfaces/dialog.tsx'
import { useEditorTexts } from './texts/use-editor-texts.ts'
import { token } from '../theme/tokens.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { pictureAt, removePicture, storePicture } from './picture-commands.ts'
import type { PictureOptions } from './picture-options.ts'

interface PictureDialogProps {
  editor: Editor
  pictures: PictureOptions
  /** A picture that was pasted or dropped. */
  file?: File
  onClose: () => void
}

const maxAlt = 150

const Fields = styled('div')({ display: 'grid', gap: '20px' })
const Picture = styled('img')({ maxHeight: '200px', maxWidth: '100%', borderRadius: token('radius-field') })

/** A picture of the text: its file, what it is for, and its caption. None comes in without somebody having chosen. */
export function PictureDialog({ editor, pictures, file, onClose }: PictureDialogProps) {
  const texts = useEditorTexts()
  const [before] = useState(() => (file ? null : pictureAt(editor)))
  const [stored, setStored] = useState(before?.stored ?? null)
  const [role, setRole] = useState<'tells' | 'decorates' | ''>(
    before ? (before.alt === '' ? 'decorates' : 'tells') : '',
  )
  const [alt, setAlt] = useState(before?.alt ?? '')
  const [caption, setCaption] = useState(before?.caption ?? '')
  const [checked, setChecked] = useState(false)
  const missing = {
    file: stored === null ? texts.pictureFileMissing : undefined,
    role: role === '' ? texts.pictureRoleMissing : undefined,
    alt: role === 'tells' && alt.trim() === '' ? texts.pictureAltMissing : undefined,
  }
  const faults = checked ? missing : { file: undefined, role: undefined, alt: undefined }

  function save() {
    setChecked(true)
    if (!stored || missing.role || missing.alt) return
    storePicture(editor, before, { stored, alt: role === 'tells' ? alt.trim() : '', caption: caption.trim() })
    onClose()
  }

  function remove() {
    if (before) removePicture(editor, before)
    onClose()
  }

  return (
    <Dialog
      open
      title={texts.picture}
      onClose={onClose}
      actions={
        <>
          {before ? (
            <Button variant="secondary" onClick={remove}>
              {texts.pictureRemove}
            </Button>
          ) : null}
          <Button onClick={save}>{before ? texts.pictureSave : texts.pictureInsert}</Button>
        </>
      }
    >
      <Fields>
        <UploadField
          label={texts.pictureFile}
          hint={pictures.hint}
          accept={pictures.accept}
          upload={pictures.upload}
          firstFile={file}
          error={faults.file}
          onStored={setStored}
        >
          {stored ? <Picture src={stored.address} alt="" /> : null}
        </UploadField>
        <RadioGroup
          legend={texts.pictureRole}
          options={[
            { value: 'tells', label: texts.pictureTells },
            { value: 'decorates', label: texts.pictureDecorates },
          ]}
          value={role}
          error={faults.role}
          onChange={setRole}
        />
        {role === 'tells' ? (
          <TextField
            label={texts.pictureAlt}
            hint={texts.pictureAltHint}
            value={alt}
            maxLength={maxAlt}
            error={faults.alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        ) : null}
        <TextField
          label={texts.pictureCaption}
          optional
          value={caption}
          maxLength={300}
          onChange={(event) => setCaption(event.target.value)}
        />
      </Fields>
    </Dialog>
  )
}
