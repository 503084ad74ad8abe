import { notificationSort, type NotificationSort } from '@ensemble/contracts/users/notification-sort'
import { BookOpenIcon, HandHeartIcon, type LucideIcon, MessageCircleIcon, UserIcon, UsersIcon } from 'lucide-react'

const icons: Record<NotificationSort, LucideIcon> = {
  people: UsersIcon,
  message: MessageCircleIcon,
  article: BookOpenIcon,
  account: UserIcon,
  mission: HandHeartIcon,
}

/** What a notification is about, as a picture beside its words, which say it too. */
export function NotificationMark({ kind }: { kind: string }) {
  const Icon = icons[notificationSort(kind)]
  return <Icon size={20} aria-hidden />
}
