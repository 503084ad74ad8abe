/*
 * What the oldest browsers that are served do not know; docs/accessibility.md says which they are (decision 356).
 * Whoever moves the floor takes names out.
 */

/** Functions of an object of the browser, by its name. */
const ofObjects = {
  AbortSignal: ['any', 'timeout'],
  Array: ['fromAsync'],
  Error: ['isError'],
  Intl: ['DurationFormat', 'Segmenter'],
  Iterator: ['from', 'concat', 'zip'],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  ReadableStream: ['from'],
  RegExp: ['escape'],
  Response: ['json'],
  URL: ['canParse', 'parse'],
  Uint8Array: ['fromBase64', 'fromHex'],
  scheduler: ['postTask', 'yield'],
}

/** Methods by their name alone: nothing of ours is called so. */
const methods = new Set([
  'checkVisibility',
  'difference',
  'findLast',
  'findLastIndex',
  'getOrInsert',
  'getOrInsertComputed',
  'hidePopover',
  'intersection',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'isWellFormed',
  'moveBefore',
  'requestSubmit',
  'setFromBase64',
  'setHTML',
  'showPicker',
  'showPopover',
  'startViewTransition',
  'symmetricDifference',
  'throwIfAborted',
  'toBase64',
  'togglePopover',
  'toHex',
  'toReversed',
  'toSorted',
  'toSpliced',
  'toWellFormed',
  'union',
  'with',
])

const globals = new Set([
  'CompressionStream',
  'DecompressionStream',
  'Float16Array',
  'structuredClone',
  'TextDecoderStream',
  'TextEncoderStream',
  'URLPattern',
])

const iterations = new Set(['entries', 'keys', 'values'])
const ofIterators = new Set(['drop', 'every', 'filter', 'find', 'flatMap', 'map', 'reduce', 'some', 'take', 'toArray'])

const looksBack = /\(\?<[=!]/

/** Refuses what is younger than the oldest browsers that are served: there the page would throw, or not run at all. */
export const browserFloor = {
  create(context) {
    const refuse = (node, what) =>
      context.report({
        node,
        message: `${what} is younger than the oldest browsers that are served (docs/accessibility.md).`,
      })
    const global = (node) => {
      if (globals.has(node.callee.name)) refuse(node, node.callee.name)
    }
    return {
      MemberExpression(node) {
        const owner = node.object.name ?? node.object.property?.name
        const name = node.property.name
        if (Object.hasOwn(ofObjects, owner ?? '') && ofObjects[owner].includes(name)) refuse(node, `${owner}.${name}`)
      },
      CallExpression(node) {
        global(node)
        const { object, property } = node.callee
        if (methods.has(property?.name)) refuse(node, `.${property.name}()`)
        const isIterator = iterations.has(object?.callee?.property?.name) && object.arguments.length === 0
        if (isIterator && ofIterators.has(property?.name)) refuse(node, `.${property.name}() of an iterator`)
      },
      NewExpression: global,
      StaticBlock(node) {
        refuse(node, 'A static block')
      },
      Literal(node) {
        if (looksBack.test(node.regex?.pattern ?? node.value)) refuse(node, 'A pattern that looks back')
        if (node.regex?.flags.includes('v')) refuse(node, 'The flag v of a pattern')
      },
      TemplateElement(node) {
        if (looksBack.test(node.value.raw)) refuse(node, 'A pattern that looks back')
      },
    }
  },
}
