import type { RefObject } from 'react';
import { chosenCount } from '../facets.ts';
import { loadEngine } from '../session.ts';
import { EMPTY } from '../state.ts';
import { panelResults, type PanelResults } from './panel-results.ts';
import type { PanelSearch } from './use-panel-search.ts';

/** Whoever waits longer than this, in milliseconds, is told so. */
const PATIENCE = 300;

/** Hears what is typed. It is drawn once, with what is found: drawn at each key and then again, that would come later. */
export function hearTyping(text: string, search: PanelSearch, box: RefObject<HTMLInputElement | null>): void {
  const draw = (found?: PanelResults) => {
    // Else something else was typed or chosen meanwhile.
    if (box.current?.value === text) search.type(text, found);
  };
  if (!text.trim() || chosenCount(search.chosen) > 0) {
    draw();
    return;
  }
  const slow = setTimeout(draw, PATIENCE);
  void loadEngine()
    .then((engine) => panelResults(engine, { ...EMPTY, text }))
    // What goes wrong is told by who asks again.
    .then(draw, () => {
      draw();
    })
    .then(() => {
      clearTimeout(slow);
    });
}
