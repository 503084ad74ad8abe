/** What opens above a page. */
export { FormDialog, type FormDialogProps } from '../surfaces/form-dialog.tsx'
export { SendDialog, type SendDialogProps } from '../surfaces/send-dialog.tsx'
export { Dialog, type DialogProps } from '../surfaces/dialog.tsx'
