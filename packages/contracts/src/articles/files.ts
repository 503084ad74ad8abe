import Type, { type Static } from 'typebox'
import { closed, Id, Nullable } from '../identifiers.ts'

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

/** What a file may be for, and its limits (decisions.md §1, Files): forms say no before a byte is sent. */
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
  ...(['avatar', 'mission_cover', 'mission_document', 'workspace_document'] as const),
  ...(['article_cover', 'article_image', 'article_document'] as const),
] satisfies FilePurpose[]

/** The largest body of an upload, in bytes. */
export const maxUploadBytes = document.maxBytes

/** Pixels of a picture at most: more would need too much memory to look at. */
export const maxPixels = 40_000_000

/** How long an upload may begin after it was announced, in seconds. */
export const uploadSeconds = 300

export const FileKey = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]*$', maxLength: 300 })

export const PresignedUrlRequest = Type.Object(
  {
    purpose: Type.Enum(filePurposes),
    /** Of a document of a mission: the mission. Otherwise of no importance. */
    targetId: Type.Optional(Id),
    fileName: Type.String({ minLength: 1, maxLength: 120 }),
    contentType: Type.String({ minLength: 1, maxLength: 120 }),
    size: Type.Integer({ minimum: 1 }),
  },
  closed,
)
export type PresignedUrlRequest = Static<typeof PresignedUrlRequest>

export const PresignedUrl = Type.Object({
  url: Type.String({ description: 'Where the bytes go with PUT, once' }),
  key: Type.String(),
  headers: Type.Record(Type.String(), Type.String(), { description: 'To be sent with the bytes, as they are' }),
  expiresIn: Type.Integer({ description: 'Seconds' }),
})

/** `data` of GET /file/storage/{key}?format=info, which is asked once the bytes are sent: what was stored, or why not. */
export const FileInfo = Type.Object({
  key: Type.String(),
  name: Type.String(),
  contentType: Type.String(),
  size: Type.Integer(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
})
export type FileInfo = Static<typeof FileInfo>
