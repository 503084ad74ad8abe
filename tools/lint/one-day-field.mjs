const message = 'Days and times are DayField, TimeField and MomentField of @ensemble/ui (decision 257).'

const clocks = ['date', 'time', 'datetime-local', 'month', 'week']

/** Refuses a field of days or times of one's own: people would meet them in two forms. */
export const oneDayField = {
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.name === 'type' && clocks.includes(node.value?.value)) context.report({ node, message })
      },
    }
  },
}
