import type { OfferedAct } from '@ensemble/contracts/users/account-acts'
import {
  ArrowRightIcon,
  BanIcon,
  CheckIcon,
  HistoryIcon,
  LockIcon,
  PencilIcon,
  RefreshCwIcon,
  SendIcon,
  Trash2Icon,
  Undo2Icon,
} from '@ensemble/ui'
import type { ReactNode } from 'react'

/** What stands before each act in the menu of a row, by its id: words begin one below the other, as in other tables. */
export const actIcons: Readonly<Record<string, ReactNode>> = {
  approve: <CheckIcon size={20} />,
  refuse: <BanIcon size={20} />,
  pass_on: <ArrowRightIcon size={20} />,
  resend: <RefreshCwIcon size={20} />,
  appoint: <PencilIcon size={20} />,
  contact: <SendIcon size={20} />,
  suspend: <LockIcon size={20} />,
  reactivate: <Undo2Icon size={20} />,
  delete: <Trash2Icon size={20} />,
  history: <HistoryIcon size={20} />,
} satisfies Record<OfferedAct | 'history', ReactNode>
