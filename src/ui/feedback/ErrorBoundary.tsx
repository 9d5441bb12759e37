import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';

type BoundaryProps = { children: ReactNode; discard: (() => Promise<unknown>) | undefined };

/**
 * Replaces an island that failed by the fallback in the page (`ErrorFallback.astro`), with a button that renders the
 * island again.
 */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  readonly #retry = (): void => {
    this.setState({ hasFailed: false });
  };

  readonly #renderFallback = (container: HTMLElement | null): void => {
    const template = document.querySelector<HTMLTemplateElement>('#failed');
    if (!container || !template) return;
    container.replaceChildren(template.content.cloneNode(true));
    const { discard } = this.props;
    for (const part of container.querySelectorAll<HTMLElement>('[data-draft]')) part.hidden = !discard;
    const [retryButton, discardButton] = container.querySelectorAll('button');
    retryButton?.addEventListener('click', this.#retry);
    discardButton?.addEventListener('click', () => {
      discard?.().then(this.#retry, this.#retry);
    });
  };

  override render(): ReactNode {
    return this.state.hasFailed ? <div ref={this.#renderFallback} role="alert" /> : this.props.children;
  }
}

/**
 * Wraps an island so that it survives its own errors: it shows the fallback, and offers to try again.
 * @param discard deletes the stored input, in case trying again is not enough
 */
export const withBoundary = <Props extends object>(
  Island: ComponentType<Props>,
  discard?: (props: Props) => Promise<unknown>,
): ((props: Props) => ReactElement) =>
  function WithBoundary(props) {
    return (
      <Boundary discard={discard && (() => discard(props))}>
        <Island {...props} />
      </Boundary>
    );
  };
