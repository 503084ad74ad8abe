import type { ShellPath } from '@ensemble/contracts/routes'
import type { TextKey } from '@ensemble/mf-kit'

interface FrameWords {
  /** Title of the document. */
  title: TextKey
  /** What stands as the title in the page, where that is something else. */
  heading?: TextKey
  /** The one sentence under it, where everybody reads the same. */
  sentence?: TextKey
}

/**
 * What members' pages of the shell say of themselves while nobody knows who reads them: it stands in their frame, is read
 * before any script has come, and stays as it is when the page is drawn.
 */
export const frameWords: Partial<Record<ShellPath, FrameWords>> = {
  '/home': { title: 'home.title', heading: 'home.hello', sentence: 'home.sentence' },
  '/dashboard': { title: 'dashboard.title' },
  '/change_password': { title: 'changePassword.title' },
  '/deliveries': { title: 'deliveries.title' },
}
