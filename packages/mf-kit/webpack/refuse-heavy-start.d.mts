import type { Compiler } from 'webpack'

export class RefuseHeavyStart {
  apply(compiler: Compiler): void
}
