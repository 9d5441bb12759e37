import { useId, type ReactElement } from 'react';
import { Icon } from './icons/Icon.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** True until hydration, because text that is typed earlier would be lost. */
  disabled: boolean;
  required?: boolean;
  className?: string;
};

/** A search field that filters a list as the visitor types. */
export function SearchField({
  label,
  value,
  onChange,
  disabled,
  required = false,
  className = '',
}: Props): ReactElement {
  const id = useId();
  return (
    // Not a second search landmark beside the one of the top bar.
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
      className={`relative ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon icon="search" size={19} className="pointer-events-none absolute inset-y-0 start-4 my-auto text-muted" />
      <input
        id={id}
        type="search"
        required={required}
        disabled={disabled}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={label}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
        className="min-h-11 w-full rounded-full border border-control bg-surface ps-11 pe-4"
      />
    </form>
  );
}
