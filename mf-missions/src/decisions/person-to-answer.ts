import type { ParticipantRow } from '@ensemble/contracts/missions/http'

/** Somebody whom a team accepts or refuses. With `part`: how the screen showed them. */
export interface PersonToAnswer extends Pick<ParticipantRow, 'userId' | 'part'> {
  name: string
  /** Their place is confirmed: it is taken back, and no request is refused. */
  hasPlace?: boolean
  /** No mail reaches them: they are called. */
  byTelephone?: boolean
}
