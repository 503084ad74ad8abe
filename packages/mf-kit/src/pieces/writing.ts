/** What keeps what somebody writes, and holds them back before it is lost. */
export { useFormDraft, type FormDraft, type FormDraftOptions } from '../server-drafts/use-form-draft.ts'
export { useKeptTable, type KeptTable } from '../kept-tables/use-kept-table.ts'
export { useLeaveGuard, type LeaveGuard, type LeaveGuardOptions } from '../leaving/use-leave-guard.ts'
