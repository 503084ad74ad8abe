/** One server-sent event: its name and the text of its data. */
export interface ServerEvent {
  name: string
  data: string
}

/**
 * Splits a stream of text into server-sent events, however the network cut it. Comments keep the line open only.
 * @param onPosition gets each `id`: what this line has told so far
 */
export function createEventParser(
  onEvent: (event: ServerEvent) => void,
  onPosition: (id: string) => void,
): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).replaceAll('\r', '').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const { event, id } = parseBlock(block)
      if (event) onEvent(event)
      if (id !== undefined) onPosition(id)
    }
  }
}

function parseBlock(block: string): { event: ServerEvent | null; id: string | undefined } {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data')
  const event = data.length === 0 ? null : { name: valuesOf('event').at(-1) ?? 'message', data: data.join('\n') }
  return { event, id: valuesOf('id').at(-1) }
}
