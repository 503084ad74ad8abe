/** Of each list the first sentence that no list before has given; none where all were given. */
export function firstUnsaid(lists: readonly (readonly string[])[]): (string | undefined)[] {
  const said = new Set<string>()
  return lists.map((sentences) => {
    const fresh = sentences.find((sentence) => !said.has(sentence))
    if (fresh !== undefined) said.add(fresh)
    return fresh
  })
}
