/**
 * Searches and renders ahead of time: a browser compiles scripts and WebAssembly when they first run and optimizes them while
 * they run, so the first search of a visitor would be the slowest.
 */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadPanel } from '../engine/client.ts';
import type { SearchResults } from '../query/results.ts';
import { EMPTY_STATE } from '../state.ts';
import { WARM_UP_TEXTS } from './limits.ts';
import { PanelBody } from './PanelBody.tsx';
import { loadPanelResults } from './panel-results.ts';
import type { PanelActions } from './use-panel-search.ts';

const ignore = (): void => undefined;

const ACTIONS: PanelActions = {
  type: ignore,
  searchFor: ignore,
  searchLiterally: ignore,
  toggle: ignore,
  clear: ignore,
  clearActive: ignore,
  focusInput: ignore,
};

/** Runs searches and renders results outside the document. Rejects when the index cannot be loaded. */
export async function warmUp(): Promise<void> {
  const data = await loadPanel();
  let results: SearchResults | undefined;
  for (const text of WARM_UP_TEXTS) results = await loadPanelResults({ ...EMPTY_STATE, text });
  if (!results) return;
  // Without pictures, because an image loads outside the document too.
  const groups = results.response.groups.map(({ cards, ...group }) => ({
    ...group,
    cards: cards.map(({ picture: _picture, ...card }) => card),
  }));
  const root = createRoot(document.createElement('div'));
  flushSync(() => {
    root.render(
      <PanelBody
        listId=""
        data={data}
        results={{ ...results, response: { ...results.response, groups } }}
        hasQuery
        active={undefined}
        actions={ACTIONS}
      />,
    );
  });
  root.unmount();
}
