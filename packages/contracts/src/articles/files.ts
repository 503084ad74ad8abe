import Type, { type Static } from 'typebox'
import { closed, Id, Nullable } from '../identifiers.ts'
import { filePurposes } from './file-rules.ts'

export {
  fileEndings,
  type FilePurpose,
  fileRules,
  type FileType,
  fileTypes,
  maxPixels,
  maxUploadBytes,
  uploadSeconds,
} from './file-rules.ts'

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
