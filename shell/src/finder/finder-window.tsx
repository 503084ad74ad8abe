import { use } from 'react'
import { FinderDialog } from './finder-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { OpenFinder } from './open-finder.ts'

/** The window that is open. */
export default function FinderWindow() {
  const { view, show } = use(OpenFinder)
  const close = () => show(null)
  if (view === 'keys') return <KeysDialog onClose={close} />
  return view === 'find' ? <FinderDialog onClose={close} onKeys={() => show('keys')} /> : null
}
