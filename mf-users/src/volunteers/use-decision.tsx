import { type ReactNode, useState } from 'react'
import { ConfirmVolunteerDialog } from './confirm-volunteer-dialog.tsx'
import type { DeclaredKind } from './declared-kind.ts'
import { RefuseVolunteerDialog } from './refuse-volunteer-dialog.tsx'

interface Decision {
  confirm: (declared: DeclaredKind) => void
  refuse: (declared: DeclaredKind) => void
  /** The window of the one that was chosen, to be drawn somewhere. */
  dialog: ReactNode
}

/** The two answers of the staff to what a member says they are trained for. */
export function useDecision(): Decision {
  const [chosen, setChosen] = useState<{ act: 'confirm' | 'refuse'; declared: DeclaredKind } | null>(null)
  const Dialog = chosen?.act === 'confirm' ? ConfirmVolunteerDialog : RefuseVolunteerDialog
  return {
    confirm: (declared) => setChosen({ act: 'confirm', declared }),
    refuse: (declared) => setChosen({ act: 'refuse', declared }),
    dialog: chosen ? <Dialog declared={chosen.declared} onClose={() => setChosen(null)} /> : null,
  }
}
