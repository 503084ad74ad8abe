import type { FileInfo } from '@ensemble/contracts/articles/files'
import type { ShellApi } from '@ensemble/contracts/remote'
import { loadWithRetry } from '../loading/load-with-retry.ts'
import { currentShell } from '../shell/shell-bridge.ts'
import type { SendOptions } from './send-file-now.ts'

/**
 * Sends a file straight to the storage: asks for an address that is good for this file alone, sends the bytes there, and
 * asks what was stored, which is when they have been looked at. A type or size that is not taken is refused before a
 * byte is sent. The remote names 'file.createPresignedUrl', 'file.upload' and 'file.read' among the calls of its config.
 * @param shell as it is given to the remote that asks
 * @throws Error with a sentence for the visitor; the signal's reason when it was broken off
 */
export async function sendFile(file: File, options: SendOptions, shell: ShellApi = currentShell()): Promise<FileInfo> {
  // Few visits send one.
  const { sendFileNow } = await loadWithRetry(() => import('./send-file-now.ts'))
  return sendFileNow(file, options, shell)
}
