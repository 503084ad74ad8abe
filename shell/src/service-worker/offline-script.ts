/** In the page that says that none could be fetched: opens the one that was asked for as soon as the server answers. */
export {}

const lookEveryMs = 10_000

window.addEventListener('online', () => window.location.reload())
setInterval(() => void look(), lookEveryMs)

async function look(): Promise<void> {
  const answer = await fetch('/livez', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}
