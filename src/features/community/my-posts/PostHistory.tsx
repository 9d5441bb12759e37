import type { ReactElement, ReactNode } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { buttonClass } from '@/ui/button.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import type { ShowMoreLabels } from '@/ui/show-more/show-more-labels.ts';
import { useShowMore } from '@/ui/show-more/use-show-more.ts';
import type { MyPostLabels, PostHistoryLabels } from '../labels.ts';
import { MyPosts } from './MyPosts.tsx';
import { useVisibilityChange, type OnVisibilityChange } from './use-visibility-change.ts';
import { filterPosts, useMyPosts, type PostList } from './use-my-posts.ts';

type Props = {
  labels: MyPostLabels;
  history: PostHistoryLabels;
  more: ShowMoreLabels;
  errors: FormLabels['storageErrors'];
  /** Path of the page on which posts are written. */
  write: string;
  /** Samples of the posts in each section. */
  yours?: ReactNode;
  pending?: ReactNode;
};

/** A section with posts of the same status, ten at a time, and samples behind them. */
function Section({
  title,
  none,
  samples,
  list,
  ...props
}: {
  title: string;
  none: ReactNode;
  samples: ReactNode;
  list: PostList;
  labels: MyPostLabels;
  more: ShowMoreLabels;
  errors: FormLabels['storageErrors'];
  onVisibilityChange: OnVisibilityChange;
}): ReactElement {
  const { labels, more, errors, onVisibilityChange } = props;
  const { posts, isLoaded } = list;
  const { rootRef, limit, showMore, message } = useShowMore<HTMLElement>(posts.length, more);
  return (
    <section ref={rootRef} aria-label={title} className="not-first-of-type:mt-8 wide:not-first-of-type:mt-10">
      <h2 className="mb-4 text-title">{title}</h2>
      {isLoaded && posts.length === 0 && !samples && none}
      {posts.length > 0 && (
        <MyPosts
          list={{ ...list, posts: posts.slice(0, limit) }}
          labels={labels}
          errors={errors}
          onVisibilityChange={onVisibilityChange}
        />
      )}
      {posts.length <= limit && samples && <div className={posts.length > 0 ? 'mt-4' : ''}>{samples}</div>}
      {posts.length > limit && (
        <button type="button" onClick={showMore} className={buttonClass('secondary', 'mt-4')}>
          {more.more}
        </button>
      )}
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {message}
      </p>
    </section>
  );
}

function PostHistoryIsland({ labels, history, more, errors, write, ...samples }: Props): ReactElement {
  const myPosts = useMyPosts(labels);
  const pending = filterPosts(myPosts, ({ visibility }) => visibility === 'hidden');
  const yours = filterPosts(myPosts, ({ visibility }) => visibility !== 'hidden');
  const { message, status, onVisibilityChange } = useVisibilityChange(
    myPosts.posts,
    labels,
    (visibility) => visibility === 'hidden',
  );
  const common = { labels, more, errors, onVisibilityChange };
  const writeLink = (
    <a href={write} className={buttonClass('primary')}>
      {history.write}
    </a>
  );
  return (
    <>
      <StorageAlert labels={errors} />
      {(yours.posts.length > 0 || samples.yours) && <p className="mb-8">{writeLink}</p>}
      <p ref={status} tabIndex={-1} role="status" className="mb-5 text-small text-palm empty:hidden">
        {message}
      </p>
      <Section
        title={history.yours}
        none={
          <div className={EMPTY_STATE_CLASS}>
            <div>
              <p>{history.yoursNone}</p>
              <p className="mt-2 mb-4 text-small italic">{history.example}</p>
              {writeLink}
            </div>
          </div>
        }
        samples={samples.yours}
        list={yours}
        {...common}
      />
      <Section
        title={history.pending}
        none={<p className="text-muted">{history.pendingNone}</p>}
        samples={samples.pending}
        list={pending}
        {...common}
      />
    </>
  );
}

/** The sections Your Posts (public and album) and Pending Post (hidden). */
export const PostHistory = withBoundary(PostHistoryIsland);
