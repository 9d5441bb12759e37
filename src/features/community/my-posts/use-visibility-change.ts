import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OwnPost } from '@/storage/schemas.ts';
import type { Visibility } from '@/lib/post-rules.ts';
import type { MyPostLabels } from '../labels.ts';

export type OnVisibilityChange = (post: OwnPost, to: Visibility) => void;

type Moved = {
  /** Where the last one went, in words. */
  said: string;
  /** The element that says it. */
  status: RefObject<HTMLParagraphElement | null>;
  say: (labels: string) => void;
  /** Others see it now, or no longer. */
  onMoved: OnVisibilityChange;
};

/**
 * Says where a post went; who changed it goes on there once it has left its list.
 * @param posts all there are
 * @param list the list that a post of this visibility stands in
 */
export function useVisibilityChange(
  posts: readonly OwnPost[],
  labels: MyPostLabels,
  list: (visibility: Visibility) => unknown,
): Moved {
  const [said, say] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const leaving = useRef<{ id: string; to: Visibility }>(undefined);
  useEffect(() => {
    const { id, to } = leaving.current ?? {};
    if (!posts.some((post) => post.id === id && post.visibility === to)) return;
    leaving.current = undefined;
    status.current?.focus();
  });
  return {
    said,
    status,
    say,
    onMoved({ id, visibility }, to) {
      say(labels[`${to}Told`]);
      if (list(visibility) !== list(to)) leaving.current = { id, to };
    },
  };
}
