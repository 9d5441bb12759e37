import { Component, type ComponentType, type ReactElement, type ReactNode } from 'react';

type BoundaryProps = { children: ReactNode; discard: (() => Promise<unknown>) | undefined };

/** Shows in place of an island that failed what stands in the page for that (`Failed.astro`), and draws it again when asked. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  readonly #retry = (): void => {
    this.setState({ failed: false });
  };

  readonly #fill = (place: HTMLElement | null): void => {
    const template = document.querySelector<HTMLTemplateElement>('#failed');
    if (!place || !template) return;
    place.replaceChildren(template.content.cloneNode(true));
    const { discard } = this.props;
    for (const part of place.querySelectorAll<HTMLElement>('[data-draft]')) part.hidden = !discard;
    const [retry, begin] = place.querySelectorAll('button');
    retry?.addEventListener('click', this.#retry);
    begin?.addEventListener('click', () => {
      discard?.().then(this.#retry, this.#retry);
    });
  };

  override render(): ReactNode {
    return this.state.failed ? <div ref={this.#fill} role="alert" /> : this.props.children;
  }
}

/**
 * An island that survives its own errors: it says that it failed, and offers to try again.
 * @param discard where it keeps what is typed: forgets that, should trying again not be enough
 */
export const withBoundary = <Props extends object>(
  Island: ComponentType<Props>,
  discard?: (props: Props) => Promise<unknown>,
): ((props: Props) => ReactElement) =>
  function Bounded(props) {
    return (
      <Boundary discard={discard && (() => discard(props))}>
        <Island {...props} />
      </Boundary>
    );
  };
