import type { RemoteError, RemotePhase } from '@ensemble/contracts/remote-reports'

/** Why a remote is not there: how far it got and what was wrong, in the words of the load reports. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure'
  readonly phase: RemotePhase
  readonly code: RemoteError

  constructor(phase: RemotePhase, code: RemoteError, message: string, options?: ErrorOptions) {
    super(message, options)
    this.phase = phase
    this.code = code
  }
}

/** Reads whatever was thrown in a phase: by webpack, the federation runtime or the remote itself. */
export function asFailure(error: unknown, phase: RemotePhase): LoadFailure {
  if (error instanceof LoadFailure) return error
  const message = error instanceof Error ? error.message : String(error)
  return new LoadFailure(phase, codeOf(error, message), message, { cause: error })
}

/** A piece of code that did not arrive: webpack forgets it, so another try asks for it again. */
export function isMissingPiece(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  )
}

function codeOf(error: unknown, message: string): RemoteError {
  if (/does not satisfy the requirement|Can not get '/.test(message)) return 'share'
  if (isMissingPiece(error)) return message.includes('(timeout:') ? 'timeout' : 'unreachable'
  // Entry script, then manifest, in the codes of the federation runtime.
  if (message.includes('ScriptExecutionError')) return 'threw'
  if (message.includes('RUNTIME-008')) return message.includes('timed out') ? 'timeout' : 'unreachable'
  if (message.includes('RUNTIME-003')) return 'unreachable'
  return /RUNTIME-0(01|02|13|14)/.test(message) ? 'contract' : 'threw'
}
