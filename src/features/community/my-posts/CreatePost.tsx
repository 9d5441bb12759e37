import { useEffect, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { createPortal } from 'react-dom';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { usePersistedState } from '@/storage/use-persisted-state.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { useVisitor } from '@/site/use-visitor.ts';
import { Avatar } from '@/ui/Avatar.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { makeId } from '@/lib/make-id.ts';
import type { MyPostLabels } from '../labels.ts';
import type { MyPostsProps } from './MyPosts.tsx';
import { DRAFT, deletePostDraft, parsePostDraft, postDraftStore } from './post-draft.ts';
import { PostEditor } from './PostEditor.tsx';
import { getRemainingText, joinTexts } from './remaining-text.ts';
import { getVisibilityMessage, useVisibilityChange } from './use-visibility-change.ts';
import { filterPosts, loadPostStorage, useMyPosts } from './use-my-posts.ts';

type Props = {
  labels: MyPostLabels;
  errors: FormLabels['storageErrors'];
  /** Id of the element above the posts of others, into which the visitor's own public posts are rendered. */
  containerId: string;
  /** Path of the page with all posts of the visitor. */
  history: string;
};

/** Loaded lazily: only visitors who have posts or write one need it. */
const loadMyPosts = () => import('./MyPosts.tsx');
const MyPosts = createLazyComponent<MyPostsProps>(
  async () => (await loadMyPosts()).MyPosts,
  () => <span className="block min-h-36" />,
);

const EMPTY_POST: Post = { text: '', visibility: 'public' };

function CreatePostIsland({ labels, errors, containerId, history }: Props): ReactElement {
  const myPosts = useMyPosts(labels);
  const { message, status, setMessage, onVisibilityChange } = useVisibilityChange(
    myPosts.posts,
    labels,
    (visibility) => visibility === 'public',
  );
  // A stored draft that is read while a post is being stored is not part of it.
  const restoredText = useRef('');
  const [post, updateDraft, submitDraft] = usePersistedState(
    DRAFT,
    postDraftStore,
    EMPTY_POST,
    parsePostDraft,
    (stored, entered) => {
      restoredText.current = stored.text;
      return {
        text: joinTexts(stored.text, entered.text),
        visibility: entered.visibility === EMPTY_POST.visibility ? stored.visibility : entered.visibility,
      };
    },
  );
  const [error, setError] = useState<StorageErrorCode>();
  // Created before the first attempt and reused by retries, so that a double press creates one post.
  const nextId = useRef('');
  const isStoring = useRef(false);
  useEffect(() => {
    // Preloaded, because the visitor may be offline when posting.
    if (post.text) loadMyPosts().catch(() => undefined);
  }, [post]);
  const author = useVisitor()?.name ?? labels.author;

  const publicPosts = filterPosts(myPosts, ({ visibility }) => visibility === 'public');
  const container = publicPosts.posts.length > 0 && document.getElementById(containerId);
  return (
    <>
      <StorageAlert labels={errors} error={error} />
      <div className="rounded-panel border border-line bg-surface p-5">
        <p className="mb-3 flex items-center gap-3 font-semibold">
          <Avatar of={author} />
          <bdi className="min-w-0 wrap-anywhere">{author}</bdi>
        </p>
        <PostEditor
          labels={labels}
          post={post}
          onChange={(change) => {
            updateDraft(change);
            // Cleared, because screen readers do not announce an unchanged text.
            setMessage('');
          }}
          action={labels.post}
          onPost={async (line) => {
            if (isStoring.current) return false;
            isStoring.current = true;
            restoredText.current = '';
            nextId.current ||= makeId();
            try {
              await submitDraft(
                nextId.current,
                async (draft) => {
                  const { addPost } = await loadPostStorage();
                  // A draft that was read meanwhile stays.
                  await addPost(nextId.current, line, labels, restoredText.current ? undefined : draft);
                },
                // What was typed meanwhile must not be lost. The next post probably has the same visibility.
                ({ text, visibility }) => ({
                  text: getRemainingText(post.text, text, restoredText.current),
                  visibility,
                }),
              );
              setError(undefined);
            } catch (error) {
              setError(getErrorCode(error));
              return false;
            } finally {
              isStoring.current = false;
            }
            nextId.current = '';
            setMessage(getVisibilityMessage(labels, line.visibility));
            return true;
          }}
        />
        <p className="mt-3 text-fine text-muted">
          {labels.elsewhere}{' '}
          <a href={history} className="inline-block py-1 text-sea underline underline-offset-4">
            {labels.history}
          </a>
        </p>
        <p ref={status} tabIndex={-1} role="status" className="mt-2 text-small text-palm empty:hidden">
          {message}
        </p>
      </div>
      {container &&
        createPortal(
          <MyPosts list={publicPosts} labels={labels} errors={errors} onVisibilityChange={onVisibilityChange} />,
          container,
        )}
    </>
  );
}

/** The form Create Post, and the visitor's own public posts above those of others. */
export const CreatePost = withBoundary(CreatePostIsland, deletePostDraft);
