/** The draft of a new post. What stores posts is in `my-posts.ts`, which is loaded later. */
import { VISIBILITIES } from '@/lib/post-rules.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createUnreadNotes } from '@/storage/drafts/unread-notes.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { SEPARATOR } from './remaining-text.ts';

/** Draft key of a new post, and prefix of the draft keys of edited posts. */
export const DRAFT = 'post:';

export const postDraftStore = createUnreadNotes(createDraftStore(DRAFT), { text: SEPARATOR });

/** Deletes the draft of this tab. */
export const deletePostDraft = () => postDraftStore.drop(toTabDraftId(DRAFT, getTabId()));

/** Parses a stored draft; returns undefined if it is not a post. */
export function parsePostDraft({ text, visibility }: Readonly<Partial<Record<string, unknown>>>): Post | undefined {
  if (typeof text !== 'string') return undefined;
  return { text, visibility: VISIBILITIES.find((value) => value === visibility) ?? 'public' };
}
