import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * Creates a component that loads its code when it is first rendered, and retries when the network returns. Unlike
 * `React.lazy`, it produces no inline script on the server, which the content security policy would block.
 * @param load imports the component
 * @param placeholder rendered until then, with the same size, so that the page does not shift
 * @param failure rendered while it cannot be loaded; a part that the visitor asked for must say so
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactElement,
  failure = placeholder,
): (props: Props) => ReactElement {
  let loaded: ComponentType<Props> | undefined;
  return function LazyComponent(props: Props): ReactElement {
    const [View, setView] = useState<ComponentType<Props>>();
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      const controller = new AbortController();
      const show = (view: ComponentType<Props>) => {
        loaded = view;
        if (!controller.signal.aborted) setView(() => view);
      };
      const loadComponent = () => {
        load().then(show, () => {
          if (controller.signal.aborted) return;
          setHasFailed(true);
          addEventListener('online', loadComponent, { once: true, signal: controller.signal });
        });
      };
      if (loaded) show(loaded);
      else loadComponent();
      return () => {
        controller.abort();
      };
    }, []);
    return View ? <View {...props} /> : (hasFailed ? failure : placeholder)(props);
  };
}
