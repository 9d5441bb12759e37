import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A part of an island that few need, loaded when it is first shown, and again when the network is back. Unlike React's own way it leaves nothing for the server
 * to write but the room for it: no inline script.
 * @param room what stands there until it is loaded, of the same size: what follows must not move under a finger
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room: (props: Props) => ReactElement,
): (props: Props) => ReactElement {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props): ReactElement {
    const [View, setView] = useState<ComponentType<Props>>();
    useEffect(() => {
      const stop = new AbortController();
      const show = (view: ComponentType<Props>) => {
        loaded = view;
        if (!stop.signal.aborted) setView(() => view);
      };
      const fetchIt = () => {
        load().then(show, () => {
          if (!stop.signal.aborted) addEventListener('online', fetchIt, { once: true, signal: stop.signal });
        });
      };
      if (loaded) show(loaded);
      else fetchIt();
      return () => {
        stop.abort();
      };
    }, []);
    return View ? <View {...props} /> : room(props);
  };
}
