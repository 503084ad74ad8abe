declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.woff2' {
  const url: string
  export default url
}
/** There in builds of the development server alone. */
interface ImportMeta {
  readonly webpackHot?: object
}
