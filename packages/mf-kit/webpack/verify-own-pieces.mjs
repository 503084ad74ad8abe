import webpack from 'webpack'
import { digestsName } from './digest-scripts.mjs'

const pluginName = 'VerifyOwnPieces'

/** Digests by address, where the loader of pieces finds them. */
const known = `${webpack.RuntimeGlobals.require}.digests`

/**
 * Has the shell ask for each of its later pieces with a digest: the one that the page names it with, where the gateway
 * preloads it, and else that of the build's list (digest-scripts.mjs). A page without a list asks as webpack does.
 */
export class VerifyOwnPieces {
  apply(compiler) {
    compiler.hooks.compilation.tap(pluginName, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        pluginName,
        (source) => `${source}\n${check}`,
      )
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.loadScript).tap(pluginName, (chunk) => {
        compilation.addRuntimeModule(chunk, new KnowDigests())
      })
    })
  }
}

/** In CORS mode, as the page preloads it: in no other the policy of the page takes a script. */
const check = `if (${known}[url]) {
  script.crossOrigin = 'anonymous';
  script.integrity = ${known}[url];
}`

class KnowDigests extends webpack.RuntimeModule {
  constructor() {
    super('digests of pieces', webpack.RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const load = webpack.RuntimeGlobals.loadScript
    return `${load} = (${knowDigestFirst.toString()})(${load}, ${known} = {}, '${digestsName}', document);`
  }
}

/**
 * Runs in the browser, as text: it uses nothing from outside. What fails is told like a piece that does not arrive, and
 * asked for anew with the next try.
 * @param load webpack's loader of scripts
 * @param digests by address; what is learned is added
 * @param {string} name of the element that names the list
 * @param {Document} page
 */
function knowDigestFirst(load, digests, name, page) {
  const ask = fetch
  const [list, integrity] = page.querySelector(`meta[name="${name}"]`)?.content.split(' ') ?? []
  let coming

  return (address, done, ...others) => {
    digests[address] ??= page.head.querySelector(`link[href="${address}"]`)?.integrity
    if (!list || digests[address]) return load(address, done, ...others)
    coming ??= askForList()
    const failed = () => {
      coming = undefined
      done({ type: 'error', target: { src: address } })
    }
    coming.then((found) => {
      Object.assign(digests, found)
      if (digests[address]) load(address, done, ...others)
      else failed()
    }, failed)
  }

  function askForList() {
    const limit = new AbortController()
    // In ms; the piece itself may take as long.
    setTimeout(() => limit.abort(), 10_000)
    return ask(list, { integrity, signal: limit.signal }).then((answer) => answer.json())
  }
}
