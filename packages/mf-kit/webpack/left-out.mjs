/** Stands for a part of a library that our pages have no use for (leave-out.mjs). */
export default function leftOut() {
  throw new Error('This part of a library is left out of the build: see mf-kit/webpack/leave-out.mjs')
}

export { leftOut as CssVarsProvider }
