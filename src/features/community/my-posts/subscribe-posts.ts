import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { Subscribe } from '@/storage/use-stored.ts';

/**
 * Subscribes to the posts, newest first. Calls back now and after each change, and reports why they cannot be read. Returns
 * the function that unsubscribes.
 */
export const subscribePosts: Subscribe<readonly OwnPost[]> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openUserData),
    ({ posts }) => posts.watch(onChange),
    (error) => {
      reportStorageError(error);
      onError(error);
    },
  );
