/** A text with its %name% placeholders filled in; one without a value leaves nothing behind. */
export function interpolate(text: string, values: Record<string, string | number | undefined>): string {
  return text.replace(/%(\w+)%/g, (_placeholder, name: string) => String(values[name] ?? ''))
}
