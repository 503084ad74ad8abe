import type { ShellPath } from '@ensemble/contracts/routes'
import { useTranslation } from '@ensemble/mf-kit'
import { PageFrame } from '../remotes/page-frame.tsx'
import { frameWords } from './frame-words.ts'

/** A page of the shell before anything of it is there. */
export function ShellPageFrame({ path }: { path: ShellPath }) {
  const { t } = useTranslation()
  const words = frameWords[path]
  if (words === undefined) return <PageFrame />
  const { title, heading = title, sentence } = words
  return <PageFrame words={{ title: t(heading), ...(sentence && { sentence: t(sentence) }) }} />
}
