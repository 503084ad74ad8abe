const message = 'Colours are tokens of packages/ui/src/theme, light and dark.'

const colour =
  /(?:^|[\s(,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|oklch)a?\(|^(?:white|black)$/i

/** Refuses a colour written where it is used: it would be the same on a light and on a dark page. */
export const ownColours = {
  create(context) {
    return {
      Literal(node) {
        if (typeof node.value === 'string' && colour.test(node.value)) context.report({ node, message })
      },
      TemplateElement(node) {
        if (colour.test(node.value.raw)) context.report({ node, message })
      },
    }
  },
}
