/**
 * What a screen reader says of a part of the page from its beginning to its end, a phrase a line: roles, names, states
 * and descriptions as the specifications have them. Programs that people use have words of their own for roles, and
 * other habits: it shows that something is said, and in which order, not how it sounds.
 */
export async function heardOf(part: Element | undefined): Promise<string> {
  if (!part) throw new Error('There is nothing to be heard')
  const { virtual } = await import('@guidepup/virtual-screen-reader')
  await virtual.start({ container: part })
  try {
    const first = await virtual.lastSpokenPhrase()
    // After its end it begins anew.
    do await virtual.next()
    while ((await virtual.lastSpokenPhrase()) !== first)
    const phrases = await virtual.spokenPhraseLog()
    return `${phrases.slice(0, -1).join('\n')}\n`
  } finally {
    await virtual.stop()
  }
}
