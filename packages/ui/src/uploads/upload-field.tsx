import { styled } from '@mui/material/styles'
import { Trash2Icon, UploadIcon } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { Button } from '../actions/button.tsx'
import { FieldFrame, type FieldProps } from '../fields/field-frame.tsx'
import { useFieldIds } from '../fields/use-field-ids.ts'
import { useUiTexts } from '../texts/ui-texts-provider.tsx'
import type { Upload } from './upload.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUploading } from './use-uploading.ts'

export interface UploadFieldProps<Stored> extends FieldProps {
  /** Types of files, as the `accept` of an input takes them. */
  accept: string
  upload: Upload<Stored>
  onStored: (stored: Stored) => void
  /** What is there already: a picture, a name. Then the button replaces it. */
  children?: ReactNode
  onRemove?: () => void
  /** A file that was found elsewhere (pasted, dropped): it is sent at once. */
  firstFile?: File
  id?: string
  /** For moving the focus here. */
  ref?: Ref<{ focus: () => void }>
}

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
const Body = styled('div')({ display: 'grid', gap: '12px', minWidth: 0 })

/** A file to choose, with how far it is sent, a way to break off, and another try. Nothing is lost by a failure. */
export function UploadField<Stored>(props: UploadFieldProps<Stored>) {
  const { accept, upload, onStored, children, onRemove, firstFile, ref, ...frame } = props
  const { label, hideLabel, hint, error, optional } = frame
  const ids = useFieldIds({ id: props.id, hint, error })
  const { upload: texts } = useUiTexts()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { state, start, cancel, retry } = useUploading(upload, onStored)
  const sentFirst = useRef(false)
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), [])
  useEffect(() => {
    if (!firstFile || sentFirst.current) return
    sentFirst.current = true
    start(firstFile)
  })

  /** The button that was pressed goes away: the focus stays in the field. */
  function andStay(act: () => void) {
    return () => {
      act()
      button.current?.focus()
    }
  }

  return (
    <FieldFrame {...{ ids, label, hideLabel, hint, error, optional }}>
      <Body>
        {children}
        {/* The button stands for it: a field of files cannot be drawn. */}
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) start(file)
            // The same file may be chosen again after it was mended.
            event.target.value = ''
          }}
        />
        <UploadProgress state={state} onCancel={andStay(cancel)} onRetry={andStay(retry)} />
        <Buttons>
          <Button
            ref={button}
            id={ids.field}
            variant="secondary"
            size="small"
            icon={<UploadIcon />}
            aria-label={`${children ? texts.replace : texts.choose} – ${label}`}
            aria-describedby={ids.describedBy}
            onClick={() => input.current?.click()}
          >
            {children ? texts.replace : texts.choose}
          </Button>
          {children && onRemove ? (
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2Icon />}
              aria-label={`${texts.remove} – ${label}`}
              onClick={andStay(onRemove)}
            >
              {texts.remove}
            </Button>
          ) : null}
        </Buttons>
      </Body>
    </FieldFrame>
  )
}
