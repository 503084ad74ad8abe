import type { Role } from '@ensemble/contracts/enumerations'
import type { User } from '@ensemble/contracts/users/http'
import { mountRemote, type MountedRemote, type MountOptions } from '@ensemble/mf-kit/fake-shell'
import { EnsembleTheme, frenchUiTexts } from '@ensemble/ui'
import { englishUiTexts } from '@ensemble/ui/english'
import { vi } from 'vitest'
import remote from '../remote.ts'
import { sampleId } from './sample-users.ts'

/** Opens a page of this remote in the fake shell, as somebody of a role. */
export function open(
  at: string,
  role: Role,
  {
    person,
    wide = false,
    ...options
  }: Pick<MountOptions, 'answers' | 'language' | 'widget'> & { person?: User; wide?: boolean },
): Promise<MountedRemote> {
  // A screen of a phone: cards are whole in a test, while the grid draws only what fits a window that has no size here.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes(wide ? 'min-width' : 'max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const texts = options.language === 'en' ? englishUiTexts : frenchUiTexts
  const user = person ?? { id: sampleId(1), displayName: 'Inès Karoui', departmentCode: '69', role }
  return mountRemote({
    name: 'mf-users',
    remote,
    at,
    session: { authenticated: true, role, user },
    around: (page) => <EnsembleTheme texts={texts}>{page}</EnsembleTheme>,
    ...options,
  })
}
