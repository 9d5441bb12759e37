import type { RefObject } from 'react';
import { EMPTY_STATE } from '../state.ts';
import { runPanelQuery } from './panel-query.ts';
import type { PanelSearch } from './use-panel-search.ts';

/** Whoever waits longer than this, in milliseconds, is told so. */
const PATIENCE = 300;

/** Hears what is typed. It is drawn once, with what is found: drawn at each key and then again, that would come later. */
export function handleInput(text: string, search: PanelSearch, box: RefObject<HTMLInputElement | null>): void {
  const draw = () => {
    // Else something else was typed or chosen meanwhile.
    if (box.current?.value === text) search.type(text);
  };
  if (!text.trim()) {
    draw();
    return;
  }
  const slow = setTimeout(draw, PATIENCE);
  const done = () => {
    clearTimeout(slow);
    draw();
  };
  // What goes wrong is told where it is asked for again.
  runPanelQuery({ ...EMPTY_STATE, text, chosen: search.chosen }).then(done, done);
}
