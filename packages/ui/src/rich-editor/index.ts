export { FramedPage } from './framed-page.tsx'
export { RichEditor, type RichEditorProps } from './rich-editor.tsx'
export { type PictureOptions, type StoredPicture } from './picture-options.ts'
