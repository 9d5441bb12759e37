import type { InputHTMLAttributes, KeyboardEventHandler, ReactElement, RefObject } from 'react';
import type { SearchLabels } from '../labels.ts';
import { SEARCH } from '../search-route.ts';
import { Icon } from '@/ui/icons/Icon.tsx';

export type SearchFieldLabels = Pick<SearchLabels['box'], 'label' | 'filter'>;

type Props = {
  inputRef: RefObject<HTMLInputElement | null>;
  placeholder: string;
  labels: SearchFieldLabels;
  /** ARIA attributes that make the input a combobox; empty before hydration. */
  combobox: InputHTMLAttributes<HTMLInputElement>;
  /** Whether the island has hydrated. */
  isHydrated: boolean;
  /** Whether the facets are open. */
  isFiltering: boolean;
  onType: (text: string) => void;
  /** Called when the input receives focus or is clicked. */
  onEnter: () => void;
  onKeyDown: KeyboardEventHandler;
  onFilter: () => void;
  onSubmit: () => void;
};

/** The search form. Without a script both Enter and Filter lead to the results page. */
export function SearchField({
  inputRef,
  placeholder,
  labels,
  combobox,
  isHydrated,
  isFiltering,
  ...on
}: Props): ReactElement {
  return (
    <form
      action={SEARCH}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        on.onSubmit();
      }}
      className="search-field"
    >
      <label className="flex min-w-0 grow items-center gap-2 tablet:gap-2.5">
        <Icon icon="search" size={19} className="text-muted" />
        <span className="sr-only">{labels.label}</span>
        <input
          ref={inputRef}
          type="search"
          name="q"
          // Off only while our panel completes: browsers do not restore the text of an input without autocomplete.
          autoComplete={isHydrated ? 'off' : undefined}
          placeholder={placeholder}
          {...combobox}
          onInput={({ currentTarget }) => {
            on.onType(currentTarget.value);
          }}
          onFocus={on.onEnter}
          onClick={on.onEnter}
          onKeyDown={on.onKeyDown}
          className="search-input"
        />
      </label>
      <button
        // Submits without a script. With one it must not be the default button of the form.
        type={isHydrated ? 'button' : 'submit'}
        aria-expanded={isHydrated ? isFiltering : undefined}
        onClick={on.onFilter}
        className="search-filter"
      >
        <Icon icon="filters" size={17} />
        <span className="max-tablet:sr-only">{labels.filter}</span>
      </button>
    </form>
  );
}
