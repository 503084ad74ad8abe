/** A way to a nats-server that is not on this machine yet. */
export interface NatsSource {
  name: string
  /**
   * @param folder an empty one, deleted afterwards
   * @returns the program, which lies in it
   * @throws when this way leads nowhere
   */
  fetchInto: (folder: string) => Promise<string>
}
