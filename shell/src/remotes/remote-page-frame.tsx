import { useLanguage } from '@ensemble/mf-kit'
import { PageFrame } from './page-frame.tsx'
import type { RemotePageHandle } from './remote-routes.tsx'

/** A remote's page before its code is there. */
export function RemotePageFrame({ frame }: { frame: RemotePageHandle['frame'] }) {
  return <PageFrame words={frame?.[useLanguage()]} />
}
