import { useEffect, useState } from 'react';
import type { OwnPost } from '@/device/rows.ts';
import { removePost, watchPosts } from './own-posts.ts';

export type PostList = {
  /** The newest first; the one that was deleted last keeps its place, so that it can be taken back. */
  posts: readonly OwnPost[];
  removed: OwnPost | undefined;
  remove: (post: OwnPost) => Promise<void>;
  /** The one that was deleted is back. */
  restored: () => void;
};

/** The visitor's own posts, in step with the device. */
export function useOwnPosts(): PostList {
  const [own, setOwn] = useState<readonly OwnPost[]>([]);
  const [removed, setRemoved] = useState<OwnPost>();
  useEffect(() => watchPosts(setOwn), []);
  const others = own.filter(({ id }) => id !== removed?.id);
  return {
    posts: removed ? [...others, removed].sort((a, b) => b.at - a.at) : own,
    removed,
    async remove(post) {
      if ((await removePost(post.id)) === undefined) setRemoved(post);
    },
    restored() {
      setRemoved(undefined);
    },
  };
}

/** Those of them that a place shows. */
export const only = (list: PostList, shown: (post: OwnPost) => boolean): PostList => ({
  ...list,
  posts: list.posts.filter(shown),
});
