import { Component, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onError: (error: unknown) => void
}

/**
 * Keeps a failure of a remote inside the remote's place; without it React empties the whole page. It stands outside
 * of Suspense, so that it also catches code that cannot be loaded. Shows nothing then: its owner shows the card, and
 * gives a new attempt a new boundary. Never clears what the visitor has stored.
 */
export class RemoteBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
