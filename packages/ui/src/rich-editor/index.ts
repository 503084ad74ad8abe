export { RichEditor, type RichEditorProps } from './rich-editor.tsx'
