import { useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/model/labels.ts';
import { buttonClass } from '@/ui/button.ts';
import type { MyPostLabels, PostHistoryLabels } from '../labels.ts';
import { MyPosts } from './MyPosts.tsx';
import { useVisibilityChange, type OnVisibilityChange } from './use-visibility-change.ts';
import { filterByVisibility, useMyPosts, type PostList } from './use-my-posts.ts';

type More = { more: string; shown: string; end: string };
type Props = {
  labels: MyPostLabels;
  history: PostHistoryLabels;
  more: More;
  faults: FormLabels['storageErrors'];
  /** Where one writes a post. */
  write: string;
};

/** How many more each press shows. */
const STEP = 10;

/** Posts of one fate, ten at a time. */
function Part({
  title,
  none,
  list,
  ...props
}: {
  title: string;
  none: string;
  list: PostList;
  labels: MyPostLabels;
  more: More;
  faults: FormLabels['storageErrors'];
  onMoved: OnVisibilityChange;
}): ReactElement {
  const { labels, more, faults, onMoved } = props;
  const { posts } = list;
  const [wanted, setWanted] = useState(STEP);
  const shown = Math.min(wanted, posts.length);
  return (
    <section aria-label={title} className="mt-8 wide:mt-10">
      <h2 className="mb-4 text-title">{title}</h2>
      {posts.length === 0 && <p className="max-w-measure text-muted">{none}</p>}
      {posts.length > 0 && (
        <MyPosts list={{ ...list, posts: posts.slice(0, wanted) }} labels={labels} faults={faults} onMoved={onMoved} />
      )}
      {posts.length > wanted && (
        <button
          type="button"
          onClick={() => {
            setWanted(wanted + STEP);
          }}
          className={buttonClass('secondary', 'mt-4')}
        >
          {more.more}
        </button>
      )}
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {wanted > STEP && formatMessage(shown < posts.length ? more.shown : more.end, { shown, count: posts.length })}
      </p>
    </section>
  );
}

function PostHistoryInside({ labels, history, more, faults, write }: Props): ReactElement {
  const own = useMyPosts();
  const pending = filterByVisibility(own, ({ visibility }) => visibility === 'hidden');
  const yours = filterByVisibility(own, ({ visibility }) => visibility !== 'hidden');
  const { said, status, onMoved } = useVisibilityChange(own.posts, labels, (visibility) => visibility === 'hidden');
  const common = { labels, more, faults, onMoved };
  return (
    <>
      <StorageAlert labels={faults} error={undefined} />
      <a href={write} className={buttonClass('primary')}>
        {history.write}
      </a>
      <p ref={status} tabIndex={-1} role="status" className="mt-3 text-small text-palm empty:hidden">
        {said}
      </p>
      <Part title={history.yours} none={history.yoursNone} list={yours} {...common} />
      <Part title={history.pending} none={history.pendingNone} list={pending} {...common} />
    </>
  );
}

/** Your Posts, which others see or the album holds, and Pending Post, which nobody sees yet. */
export const PostHistory = withBoundary(PostHistoryInside);
