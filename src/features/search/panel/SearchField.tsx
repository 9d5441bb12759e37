import { Search, SlidersHorizontal } from 'lucide';
import type { InputHTMLAttributes, KeyboardEventHandler, ReactElement, RefObject } from 'react';
import { SEARCH } from '../search-route.ts';
import { Icon } from '@/ui/icons/Icon.tsx';

export type SearchFieldLabels = { label: string; filter: string };

type Props = {
  input: RefObject<HTMLInputElement | null>;
  placeholder: string;
  labels: SearchFieldLabels;
  /** What makes the box a combo box; nothing until it is one. */
  combobox: InputHTMLAttributes<HTMLInputElement>;
  /** Whether there is a script to hear it. */
  live: boolean;
  /** Whether the facets are shown. */
  filtering: boolean;
  onType: (text: string) => void;
  /** The box is entered or clicked. */
  onEnter: () => void;
  onKeyDown: KeyboardEventHandler;
  onFilter: () => void;
  onSubmit: () => void;
};

/** The form itself. Without a script both Enter and Filter lead to the page of results. */
export function SearchField({ input, placeholder, labels, combobox, live, filtering, ...on }: Props): ReactElement {
  return (
    <form
      action={SEARCH}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit();
      }}
      className="flex min-h-11 items-center rounded-full border border-line bg-surface ps-3 pe-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-sea tablet:ps-4"
    >
      <label className="flex min-w-0 grow items-center gap-2 tablet:gap-2.5">
        <Icon node={Search} size={19} className="text-muted" />
        <span className="sr-only">{labels.label}</span>
        <input
          ref={input}
          type="search"
          name="q"
          // Off only where our own panel completes: what the browser may not complete it does not bring back either.
          autoComplete={live ? 'off' : undefined}
          placeholder={placeholder}
          {...combobox}
          onInput={({ currentTarget }) => {
            on.onType(currentTarget.value);
          }}
          onFocus={on.onEnter}
          onClick={on.onEnter}
          onKeyDown={on.onKeyDown}
          className="min-w-0 grow bg-transparent py-2 text-ellipsis placeholder:text-muted focus:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
      </label>
      <button
        // Without a script it submits. With one it must not be what Enter in the box presses.
        type={live ? 'button' : 'submit'}
        aria-expanded={live ? filtering : undefined}
        onClick={on.onFilter}
        className="relative inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border border-line px-2 text-small font-semibold text-muted after:absolute after:inset-x-0 after:-inset-y-1 hover:border-control hover:bg-sunken tablet:px-3"
      >
        <Icon node={SlidersHorizontal} size={17} />
        <span className="max-tablet:sr-only">{labels.filter}</span>
      </button>
    </form>
  );
}
