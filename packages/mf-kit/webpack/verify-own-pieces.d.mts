import type { Compiler } from 'webpack'

export class VerifyOwnPieces {
  apply(compiler: Compiler): void
}
