/** In the page that says that none could be fetched: opens the one that was asked for as soon as the server answers. */
export {}

const lookEveryMs = 10_000

/** Somebody is on their way to another address: they are not led back to this one. */
let leaves = false
window.addEventListener('beforeunload', () => (leaves = true))

window.addEventListener('online', open)
setInterval(() => void look(), lookEveryMs)

function open(): void {
  if (!leaves) window.location.reload()
}

async function look(): Promise<void> {
  // What they went to never came.
  leaves = false
  const answer = await fetch('/livez', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) open()
}
