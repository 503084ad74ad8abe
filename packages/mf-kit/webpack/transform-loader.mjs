import { transform } from 'rolldown/utils'

/**
 * A webpack loader that turns TypeScript and JSX into JavaScript. No tsconfig: with verbatimModuleSyntax
 * `import { type X }` would keep the import for its side effects.
 */
export default function transformSource(source) {
  const done = this.async()
  const development = this.mode === 'development'
  void transform(this.resourcePath, source, {
    target: 'es2022',
    tsconfig: false,
    sourcemap: this.sourceMap,
    jsx: { runtime: 'automatic', development, refresh: development },
  }).then(({ code, map, errors: [error] }) => (error ? done(error) : done(null, code, map)), done)
}
