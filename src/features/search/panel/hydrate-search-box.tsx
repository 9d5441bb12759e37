/** Hydrates the search box that `SearchForm.astro` has rendered. Loaded when the visitor is about to use it. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readLabels } from '@/lib/messages.ts';
import { SEARCH_BOX_PREFIX } from '../search-route.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

const island = document.querySelector<HTMLElement>('#search-box');
if (island) {
  startTransition(() => {
    hydrateRoot(island, <SearchBox {...readLabels<SearchBoxProps>(island)} />, { identifierPrefix: SEARCH_BOX_PREFIX });
  });
}
