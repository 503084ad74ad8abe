import { relative } from 'node:path'

/** A call by its id, where it is asked for and where its input or its answer is a type. */
const callId = /\b[cC]all(?:Request|Query|Mutation|Input|Data)[(<]\s*(?:build,\s*)?'(\w+)\.(\w+)'/g

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Refuses an endpoint whose name does not begin with its area and its call: whoever knows the id finds the hook.
 * `user.get` is `usersGet` in the area of users and `missionsUserGet` in another; what follows says which of several.
 */
export const callNames = {
  create(context) {
    const folder = relative(context.cwd, context.filename).split('/')[0] ?? ''
    const area = folder.replace(/^mf-/, '')
    return {
      CallExpression(node) {
        if (node.callee.property?.name !== 'injectEndpoints') return
        for (const property of endpointsOf(node)) {
          const name = property.key?.name ?? ''
          const ids = [...context.sourceCode.getText(property).matchAll(callId)]
          const begins = ids.flatMap(([, noun, verb]) => [area + capital(verb), area + capital(noun) + capital(verb)])
          if (begins.length === 0 || begins.some((begin) => name.startsWith(begin))) continue
          context.report({ node: property, message: `${name} is named ${begins.join(' or ')}, as its call is.` })
        }
      },
    }
  },
}

function endpointsOf({ arguments: [options] }) {
  const endpoints = options?.properties?.find(({ key }) => key?.name === 'endpoints')?.value
  return endpoints?.body?.properties ?? []
}
