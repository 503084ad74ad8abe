import { type FilePurpose, fileRules } from '@ensemble/contracts/articles/file-rules'
import type { FileInfo } from '@ensemble/contracts/articles/files'
import type { ShellApi } from '@ensemble/contracts/remote'
import type { Language } from '@ensemble/contracts/enumerations'
import { errorMessage } from '../errors/error-message.ts'
import { putBytes } from './put-bytes.ts'

export interface SendOptions {
  purpose: FilePurpose
  /** Of a document of a mission: the mission. */
  targetId?: string
  /** @param share of the bytes that are sent, 0 to 1 */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

const bytesPerMegabyte = 1024 * 1024

const refusals: Record<Language, { type: string; size: string }> = {
  fr: {
    type: 'Ce type de fichier n’est pas accepté.',
    size: 'Ce fichier est trop lourd\u00a0: %max%\u00a0Mo au plus.',
  },
  en: { type: 'This type of file is not accepted.', size: 'This file is too large: %max% MB at most.' },
}

/** See `sendFile`, which fetches this. */
export async function sendFileNow(
  file: File,
  { purpose, targetId, onProgress, signal }: SendOptions,
  shell: ShellApi,
): Promise<FileInfo> {
  requireAccepted(file, purpose, shell.language.get())
  try {
    const address = await shell.request({
      method: 'POST',
      path: '/file/create_presigned_url',
      body: { purpose, targetId, fileName: file.name.slice(-120), contentType: file.type, size: file.size },
      inline: true,
    })
    if (signal?.aborted) throw new DOMException('', 'AbortError')
    if (!isAddress(address)) throw new Error(errorMessage(null))
    await putBytes(address, file, { onProgress, signal })
    const info = await shell.request({
      method: 'GET',
      path: '/file/storage/*',
      params: { '*': address.key },
      query: { format: 'info' },
      inline: true,
    })
    if (!isInfo(info)) throw new Error(errorMessage(null))
    return info
  } catch (error) {
    if (error instanceof Error) throw error
    throw new Error(errorMessage(error), { cause: error })
  }
}

function requireAccepted(file: File, purpose: FilePurpose, language: Language): void {
  const { types, maxBytes } = fileRules[purpose]
  const texts = refusals[language]
  if (!types.some((type) => type === file.type)) throw new Error(texts.type)
  if (file.size > maxBytes) throw new Error(texts.size.replace('%max%', String(maxBytes / bytesPerMegabyte)))
}

interface Address {
  url: string
  key: string
  headers: Record<string, string>
}

function isAddress(data: unknown): data is Address {
  return (
    isObject(data) && typeof data['url'] === 'string' && typeof data['key'] === 'string' && isObject(data['headers'])
  )
}

function isInfo(data: unknown): data is FileInfo {
  return isObject(data) && typeof data['key'] === 'string' && typeof data['size'] === 'number'
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
