import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** What stands there instead. */
  failed: (error: unknown) => ReactNode
  /** A change of it gives the content a new chance: the visitor went somewhere else. */
  resetKey: string
}

interface State {
  error: unknown
  hasFailed: boolean
}

/**
 * Keeps a failure of a remote inside the remote's place; without it React empties the whole page. It stands outside
 * of Suspense, so that it also catches code that cannot be loaded. Never clears what the visitor has stored.
 */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey)
      this.setState({ error: null, hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed(this.state.error) : this.props.children
  }
}
