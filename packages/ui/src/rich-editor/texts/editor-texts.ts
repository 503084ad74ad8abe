/** The labels inside the editor; they come with it, so that a page without one does not carry them. */
export interface EditorTexts {
  /** Name of the row of buttons. */
  toolbar: string
  bold: string
  italic: string
  title: string
  subtitle: string
  bullets: string
  numbers: string
  quote: string
  undo: string
  redo: string
  link: string
  linkAddress: string
  linkApply: string
  linkRemove: string
  linkUnsafe: string
  picture: string
  pictureFile: string
  /** The question what a picture is for, and its two answers. */
  pictureRole: string
  pictureTells: string
  pictureDecorates: string
  pictureAlt: string
  pictureAltHint: string
  pictureAltMissing: string
  pictureRoleMissing: string
  pictureFileMissing: string
  pictureCaption: string
  pictureInsert: string
  pictureSave: string
  pictureRemove: string
  table: string
  tableInsert: string
  rowAfter: string
  rowBefore: string
  rowDelete: string
  columnAfter: string
  columnBefore: string
  columnDelete: string
  columnNames: string
  rowNames: string
  tableDelete: string
}
