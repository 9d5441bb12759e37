import { useEffect, useState, type ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import type { OwnPost } from '@/device/rows.ts';
import { DeviceNotice } from '@/forms/DeviceNotice.tsx';
import type { FormWords } from '@/forms/words.ts';
import { buttonClass } from '@/ui/button.ts';
import type { OwnPostWords, PostHistoryWords } from '../words.ts';
import { watchPosts } from './own-posts.ts';
import { OwnPosts } from './OwnPosts.tsx';

type More = { more: string; shown: string; end: string };
type Props = {
  words: OwnPostWords;
  history: PostHistoryWords;
  more: More;
  faults: FormWords['faults'];
  /** Where one writes a post. */
  write: string;
};

/** How many more each press shows. */
const STEP = 10;

/** Posts of one fate, ten at a time. */
function Part({
  title,
  none,
  posts,
  ...props
}: {
  title: string;
  none: string;
  posts: readonly OwnPost[];
  words: OwnPostWords;
  more: More;
  onSay: (words: string) => void;
}): ReactElement {
  const { words, more, onSay } = props;
  const [wanted, setWanted] = useState(STEP);
  const shown = Math.min(wanted, posts.length);
  return (
    <section aria-label={title} className="mt-8 wide:mt-10">
      <h2 className="mb-4 text-title">{title}</h2>
      {posts.length === 0 && <p className="max-w-measure text-muted">{none}</p>}
      {posts.length > 0 && <OwnPosts posts={posts.slice(0, wanted)} words={words} onSay={onSay} />}
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
        {wanted > STEP && fill(shown < posts.length ? more.shown : more.end, { shown, count: posts.length })}
      </p>
    </section>
  );
}

/** Your Posts, which others see or the album holds, and Pending Post, which nobody sees yet. */
export function PostHistory({ words, history, more, faults, write }: Props): ReactElement {
  const [own, setOwn] = useState<readonly OwnPost[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => watchPosts(setOwn), []);
  const pending = own.filter(({ visibility }) => visibility === 'hidden');
  const yours = own.filter(({ visibility }) => visibility !== 'hidden');
  const common = { words, more, onSay: setSaid };
  return (
    <>
      <DeviceNotice words={faults} fault={undefined} />
      <a href={write} className={buttonClass('primary')}>
        {history.write}
      </a>
      <p role="status" className="mt-2 text-small text-palm empty:hidden">
        {said}
      </p>
      <Part title={history.yours} none={history.yoursNone} posts={yours} {...common} />
      <Part title={history.pending} none={history.pendingNone} posts={pending} {...common} />
    </>
  );
}
