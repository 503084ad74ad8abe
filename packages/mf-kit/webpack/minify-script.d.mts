import type { SourceMapPayload } from 'node:module'

type Minify = (
  input: Record<string, string>,
  inputMap: SourceMapPayload | undefined,
) => Promise<{ code?: string; map?: SourceMapPayload }>

export const minifyScript: Minify
export const minifyShellScript: Minify
