const message = 'A list may be tall: nothing is spread to keep a line.'

/** Refuses `{ ...{ a } }` and `[...[a]]`, which a formatter keeps on one line. */
export const plainSpread = {
  create(context) {
    return {
      SpreadElement(node) {
        if (node.argument.type === literalOf[node.parent.type]) context.report({ node, message })
      },
    }
  },
}

const literalOf = { ObjectExpression: 'ObjectExpression', ArrayExpression: 'ArrayExpression' }
