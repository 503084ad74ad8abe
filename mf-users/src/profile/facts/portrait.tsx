import { portraitSources } from '@ensemble/contracts/articles/images'
import type { User } from '@ensemble/contracts/users/http'
import { Avatar } from '@ensemble/ui'

const side = 64

/** The picture at the head of a profile, where the person has one that the reader may see. */
export function Portrait({ user: { avatarKey, displayName } }: { user: User }) {
  return avatarKey ? <Avatar name={displayName} size={side} {...portraitSources(avatarKey, side)} /> : null
}
