/**
 * Takes from later code the hooks by which it would be handed what a promise of ours brings: `await` looks for
 * `constructor` on promises, and for `then` on what they resolve to, also on `Object.prototype`, where anybody may put
 * one. Called before any remote is loaded.
 */
export function lockRealm(): void {
  const fixed = { writable: false, configurable: false, enumerable: false }
  void Object.defineProperty(Promise, Symbol.species, { configurable: false })
  void Object.defineProperty(Promise.prototype, 'constructor', { ...fixed, value: Promise })
  void Object.defineProperty(Promise.prototype, 'then', { ...fixed, value: Promise.prototype.then })
  // What `fetch` and the unsealing of a message resolve to: there is no `then` to be looked for further up.
  for (const { prototype } of [Response, ArrayBuffer, CryptoKey])
    Object.defineProperty(prototype, 'then', { ...fixed, value: undefined })
}
