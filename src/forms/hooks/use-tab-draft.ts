import { useState } from 'react';
import { storeDraftNotes } from '@/storage/drafts/store-draft-notes.ts';
import { getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { getDraftId } from '../model/draft-id.ts';

/** Returns what this tab has typed in a form and not submitted yet, as it was when the page of the form was left. */
export function useTabDraft(form: string): Draft | undefined {
  const [subscribe] = useState((): Subscribe<Draft | undefined> => (onChange, onError) => {
    // What cannot be stored now remains noted for its form.
    storeDraftNotes().catch(() => undefined);
    return subscribeLazily(
      openIfStored(openUserData),
      ({ drafts }) => drafts.watch(toTabDraftId(getDraftId(form), getTabId()), onChange),
      onError,
    );
  });
  return useStored(subscribe).value;
}
