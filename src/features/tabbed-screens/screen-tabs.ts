import type { CollectionEntry } from 'astro:content';
import { getTabPagePath, type ScreenTab } from '@/routes.ts';

export type Screen = CollectionEntry<'tabbedScreens'>['data'];

/**
 * Returns the tabs of a screen. The first one is the screen itself. The others are pages of their own, because visitors open few
 * of them: the screen loads their content when it is asked for.
 */
export const getScreenTabs = ({ page, tabs }: Screen): { id: ScreenTab; label: string; path?: string }[] => [
  { id: 'all', label: tabs.all },
  ...(['input', 'post', 'service'] as const).flatMap((id) =>
    tabs[id] ? [{ id, label: tabs[id], path: getTabPagePath(page, id) }] : [],
  ),
];
