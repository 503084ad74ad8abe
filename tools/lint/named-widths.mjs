const message =
  'Widths of screens are named in packages/ui/src/theme/custom-properties.ts: phoneMedia and its neighbours.'

const typedWidth = /@media[^{]*(?:min|max)-width:\s*[\d.]/

/** Refuses a width of a screen typed where it is used: it would stay behind when the named one moves. */
export const namedWidths = {
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string' && typedWidth.test(node.value)) context.report({ node, message })
      },
      TemplateElement(node) {
        if (typedWidth.test(node.value.raw)) context.report({ node, message })
      },
    }
  },
}
