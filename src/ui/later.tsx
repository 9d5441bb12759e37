import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A part of an island that few need, loaded when it is first shown. Unlike React's own way it leaves nothing for the server
 * to write but the room for it: no inline script.
 * @param room what stands there until it is loaded, of the same size
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  room: ReactElement,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Later(props: Props): ReactElement {
    const [View, setView] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (loaded) setView(() => loaded);
      else {
        void load().then((view) => {
          loaded = view;
          setView(() => view);
        });
      }
    }, []);
    return View ? <View {...props} /> : room;
  };
}
