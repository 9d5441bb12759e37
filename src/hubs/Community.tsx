import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { FaultCode } from '@/device/faults.ts';
import { fill } from '@/cms/fill.ts';
import { onDevice } from '@/device/mark.ts';
import type { OwnPost } from '@/device/rows.ts';
import { DeviceNotice } from '@/forms/DeviceNotice.tsx';
import type { FormWords } from '@/forms/words.ts';
import type { OwnPostCardProps } from './OwnPostCard.tsx';
import { later } from '@/ui/later.tsx';
import { addPost, watchPosts } from './own-posts.ts';
import { PostEditor } from './PostEditor.tsx';
import type { CommunityWords } from './words.ts';

type Props = { words: CommunityWords; faults: FormWords['faults'] };

/** Only who has posts loads what edits them. */
const OwnPostCard = later<OwnPostCardProps>(
  async () => (await import('./OwnPostCard.tsx')).OwnPostCard,
  <span className="block min-h-36" />,
);

/** Create Post, and the visitor's own public posts above those of others. */
export function Community({ words, faults }: Props): ReactElement {
  const [own, setOwn] = useState<readonly OwnPost[]>([]);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState<FaultCode>();
  // Chosen before the first attempt: pressing twice makes one post.
  const next = useRef('');

  useEffect(() => {
    let stop: (() => void) | undefined;
    let here = true;
    onDevice(() => {
      if (here) stop = watchPosts(setOwn);
    });
    return () => {
      here = false;
      stop?.();
    };
  }, []);

  const shown = own.filter(({ visibility }) => visibility === 'public');
  return (
    <>
      <DeviceNotice words={faults} fault={fault} />
      <div className="rounded-panel border border-line bg-surface p-5">
        <p className="mb-3 font-semibold">{words.author}</p>
        <PostEditor
          words={words}
          start={{ text: '', visibility: 'public' }}
          action={words.post}
          onPost={async (post) => {
            next.current ||= crypto.randomUUID();
            const refused = await addPost(next.current, post);
            setFault(refused);
            if (refused !== undefined) return false;
            next.current = '';
            setSaid(fill(words.kept, { where: words[post.visibility] }));
            return true;
          }}
        />
        <p className="mt-3 text-fine text-muted">{words.elsewhere}</p>
        <p role="status" className="mt-2 text-small text-palm empty:hidden">
          {said}
        </p>
      </div>
      {shown.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {shown.map((post) => (
            <li key={post.id}>
              <OwnPostCard post={post} words={words} onSay={setSaid} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
