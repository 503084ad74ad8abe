/** Name of the element that says where the digests of later scripts are (mf-kit, webpack/digest-scripts.mjs). */
const digestsName = 'ensemble-digests'

/** Address of their list, which is named by what is in it; undefined where the build has none. */
export function digestsAddress(page: Document = document): string | undefined {
  const [address] = page.querySelector(`meta[name="${digestsName}"]`)?.getAttribute('content')?.split(' ') ?? []
  return address
}
