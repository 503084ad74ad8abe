/** What of webpack's loader context is used. */
interface LoaderContext {
  resourcePath: string
  callback(error: null, source: string, map: unknown): void
  addDependency(file: string): void
}

export default function keepHot(this: LoaderContext, source: string, map: unknown): void
