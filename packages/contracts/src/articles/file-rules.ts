const mebibyte = 1024 * 1024

const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
] as const

/** Types of files that are taken; anything else, SVG and HTML above all, is refused. */
export const fileTypes = [...imageTypes, ...documentTypes] as const
export type FileType = (typeof fileTypes)[number]

/** How the name of a stored file ends, which is its type and nothing else. */
export const fileEndings: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
}

interface FileRule {
  types: readonly FileType[]
  /** Bytes at most. */
  maxBytes: number
  /** Pixels that a picture must be wide at least. */
  minWidth: number
}

const image = { types: imageTypes, maxBytes: 5 * mebibyte, minWidth: 1 }
const cover = { ...image, minWidth: 640 }
const document = { types: documentTypes, maxBytes: 10 * mebibyte, minWidth: 0 }

/** What a file may be for, and its limits: forms say no before a byte is sent. */
export const fileRules = {
  avatar: { ...image, maxBytes: 2 * mebibyte },
  mission_cover: cover,
  mission_document: document,
  workspace_document: document,
  article_cover: cover,
  article_image: image,
  article_document: document,
} as const satisfies Record<string, FileRule>

export type FilePurpose = keyof typeof fileRules
export const filePurposes = [
  'avatar',
  'mission_cover',
  'mission_document',
  'workspace_document',
  'article_cover',
  'article_image',
  'article_document',
] satisfies FilePurpose[]

/** The largest body of an upload, in bytes. */
export const maxUploadBytes = document.maxBytes

/** Pixels of a picture at most: more would need too much memory to look at. */
export const maxPixels = 40_000_000

/** How long an upload may begin after it was announced, in seconds. */
export const uploadSeconds = 300
