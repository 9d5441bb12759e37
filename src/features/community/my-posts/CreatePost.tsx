import { useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { createPortal } from 'react-dom';
import type { StorageErrorCode } from '@/storage/errors.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { usePersistedState } from '@/storage/use-persisted-state.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/model/labels.ts';
import { useVisitor } from '@/site/use-visitor.ts';
import { Avatar } from '@/ui/Avatar.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { makeId } from '@/lib/make-id.ts';
import type { MyPostLabels } from '../labels.ts';
import { addPost, DRAFT, deletePostDraft, unfinishedPost, unfinishedStore } from './my-posts.ts';
import type { MyPostsProps } from './MyPosts.tsx';
import { PostEditor } from './PostEditor.tsx';
import { useVisibilityChange } from './use-visibility-change.ts';
import { filterByVisibility, useMyPosts } from './use-my-posts.ts';

type Props = {
  labels: MyPostLabels;
  faults: FormLabels['storageErrors'];
  /** Id of the place above the posts of others, where the visitor's own public ones belong. */
  place: string;
  /** Address of all posts of the visitor. */
  history: string;
};

/** Only who has posts, or writes one, loads what shows and edits them. */
const loadOwnPosts = () => import('./MyPosts.tsx');
const OwnPosts = createLazyComponent<MyPostsProps>(
  async () => (await loadOwnPosts()).MyPosts,
  () => <span className="block min-h-36" />,
);

const NOTHING: Post = { text: '', visibility: 'public' };

function CreatePostInside({ labels, faults, place, history }: Props): ReactElement {
  const own = useMyPosts();
  const { said, status, say, onMoved } = useVisibilityChange(
    own.posts,
    labels,
    (visibility) => visibility === 'public',
  );
  const [post, change, forget] = usePersistedState(DRAFT, unfinishedStore, NOTHING, unfinishedPost);
  const [fault, setFault] = useState<StorageErrorCode>();
  // Chosen before the first attempt: pressing twice makes one post.
  const next = useRef('');
  const author = useVisitor()?.name ?? labels.author;

  const shown = filterByVisibility(own, ({ visibility }) => visibility === 'public');
  const among = shown.posts.length > 0 && document.getElementById(place);
  return (
    <>
      <StorageAlert labels={faults} error={fault} />
      <div className="rounded-panel border border-line bg-surface p-5">
        <p className="mb-3 flex items-center gap-3 font-semibold">
          <Avatar of={author} />
          {author}
        </p>
        <PostEditor
          labels={labels}
          post={post}
          onChange={(changed) => {
            change(changed);
            // The same words again would be announced to nobody.
            say('');
            // Who posts it may be offline by then.
            loadOwnPosts().catch(() => undefined);
          }}
          action={labels.post}
          onPost={async (post) => {
            next.current ||= makeId();
            const refused = await addPost(next.current, post);
            setFault(refused);
            if (refused !== undefined) return false;
            next.current = '';
            // The next one is likely for the same eyes.
            forget({ visibility: post.visibility });
            say(labels[`${post.visibility}Told`]);
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
          {said}
        </p>
      </div>
      {among && createPortal(<OwnPosts list={shown} labels={labels} faults={faults} onMoved={onMoved} />, among)}
    </>
  );
}

/** Create Post, and the visitor's own public posts among those of others. */
export const CreatePost = withBoundary(CreatePostInside, deletePostDraft);
