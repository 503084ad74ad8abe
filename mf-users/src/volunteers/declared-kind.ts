import type { VolunteerKind } from '@ensemble/contracts/enumerations'

/** Whose training a window is about. */
export interface DeclaredKind {
  userId: string
  name: string
  kind: VolunteerKind
}

export interface DecisionDialogProps {
  declared: DeclaredKind
  onClose: () => void
}
