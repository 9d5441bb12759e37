import { Plus } from '@/ui/icons/icons.ts';
import { useEffect, useRef, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { ProfileLabels } from './labels.ts';

type Props = {
  words: readonly string[];
  labels: ProfileLabels['sections'];
  /** Address that opens the form with the keywords. */
  addLink: string;
  onRemove: (word: string) => void;
};

const CHIP = 'inline-flex min-h-11 items-center rounded-full border';

/** The keywords as chips with a button to remove each. After a removal the focus moves to the next button. */
export function InterestChips({ words, labels, addLink, onRemove }: Props): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  /** The keyword that is being removed last, and its place in the list. */
  const removed = useRef<{ word: string; index: number }>(undefined);
  useEffect(() => {
    // It stays when nothing can be stored. Until it is gone, the list may change for another reason.
    if (!removed.current || words.includes(removed.current.word)) return;
    const controls = list.current?.querySelectorAll<HTMLElement>('button, a') ?? [];
    const { index } = removed.current;
    removed.current = undefined;
    // The visitor may have moved the focus elsewhere.
    if (document.activeElement === document.body) controls[Math.min(index, controls.length - 1)]?.focus();
  }, [words]);
  return (
    <>
      {words.length === 0 && <p className="mb-3 text-muted">{labels.interests}</p>}
      <ul ref={list} className="flex flex-wrap gap-2">
        {words.map((word, index) => (
          <li key={word} className={`${CHIP} border-line bg-surface ps-4 text-small font-semibold`}>
            <bdi className="min-w-0 [overflow-wrap:anywhere]">{word}</bdi>
            <button
              type="button"
              aria-label={formatMessage(labels.removeInterest, { word })}
              onClick={({ nativeEvent }) => {
                // The next chip moves under the pointer.
                ignoreDoubleClick(nativeEvent);
                removed.current = { word, index };
                onRemove(word);
              }}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-text"
            >
              <Icon icon="x" size={15} />
            </button>
          </li>
        ))}
        <li className="hidden scripting:block">
          <a
            href={addLink}
            className={`${CHIP} gap-2 border-dashed border-control px-4 text-small font-semibold text-sea hover:bg-sunken`}
          >
            <Icon icon={Plus} size={16} />
            {labels.addInterest}
          </a>
        </li>
      </ul>
    </>
  );
}
