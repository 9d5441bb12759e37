import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { Visibility } from '@/lib/post-rules.ts';
import type { MyPostLabels } from '../labels.ts';

export type OnVisibilityChange = (post: OwnPost, to: Visibility) => void;

type VisibilityChange = {
  /** Message about the last change of visibility. */
  message: string;
  /** Ref of the status element that shows the message. */
  status: RefObject<HTMLParagraphElement | null>;
  setMessage: (message: string) => void;
  /** To call when the visibility of a post has changed. */
  onVisibilityChange: OnVisibilityChange;
};

/** Returns what happens to a post of a visibility: a site with a receiver also sends it. */
export const getVisibilityMessage = (labels: MyPostLabels, visibility: Visibility): string =>
  visibility === 'public' && DELIVERY_URL !== undefined
    ? labels.publicSentAnnouncement
    : labels[`${visibility}Announcement`];

/**
 * Announces a change of visibility, and moves focus to the status when the post leaves its list.
 * @param posts all posts of the visitor
 * @param list returns the list that shows posts of a visibility
 */
export function useVisibilityChange(
  posts: readonly OwnPost[],
  labels: MyPostLabels,
  list: (visibility: Visibility) => unknown,
): VisibilityChange {
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const leavingRef = useRef<{ id: string; to: Visibility }>(undefined);
  useEffect(() => {
    const { id, to } = leavingRef.current ?? {};
    if (!posts.some((post) => post.id === id && post.visibility === to)) return;
    leavingRef.current = undefined;
    status.current?.focus();
  });
  return {
    message,
    status,
    setMessage,
    onVisibilityChange({ id, visibility }, to) {
      setMessage(getVisibilityMessage(labels, to));
      if (list(visibility) !== list(to)) leavingRef.current = { id, to };
    },
  };
}
