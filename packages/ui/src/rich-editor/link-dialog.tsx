import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { safeLink } from '../rich-text/allowed-elements.ts'
import { Dialog } from '../surfaces/dialog.tsx'
import { useEditorTexts } from './texts/use-editor-texts.ts'

/** Asks where a link leads. Addresses that the server would take away are refused here. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const texts = useEditorTexts()
  const current: unknown = editor.getAttributes('link').href
  const [address, setAddress] = useState(typeof current === 'string' ? current : '')
  const [unsafe, setUnsafe] = useState(false)

  function apply() {
    const href = withProtocol(address.trim())
    if (safeLink(href) === undefined || !/^(https?:\/\/|mailto:)/i.test(href)) return setUnsafe(true)
    const link = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !editor.isActive('link')) {
      link.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else link.setLink({ href }).run()
    onClose()
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }

  return (
    <Dialog
      open
      width="small"
      title={texts.link}
      onClose={onClose}
      actions={
        <>
          {editor.isActive('link') ? (
            <Button variant="secondary" onClick={remove}>
              {texts.linkRemove}
            </Button>
          ) : null}
          <Button onClick={apply}>{texts.linkApply}</Button>
        </>
      }
    >
      <TextField
        label={texts.linkAddress}
        type="url"
        autoFocus
        value={address}
        maxLength={500}
        error={unsafe ? texts.linkUnsafe : undefined}
        onChange={(event) => {
          setAddress(event.target.value)
          setUnsafe(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form around the editor must not be sent by the Enter that ends an address.
          event.preventDefault()
          apply()
        }}
      />
    </Dialog>
  )
}

/** "example.org" is meant as an address of the web, "a@example.org" as one for mail. */
function withProtocol(address: string): string {
  if (/^[a-z][a-z+.-]*:/i.test(address) || address === '') return address
  return address.includes('@') && !address.includes('/') ? `mailto:${address}` : `https://${address}`
}
