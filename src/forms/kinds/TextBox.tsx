import type { HTMLAttributes, KeyboardEventHandler, ReactElement } from 'react';
import { CONTROL } from './control.ts';
import type { ViewProps } from './kind.ts';

type Own = { required: boolean };

type Props<F extends Own> = ViewProps<F, string> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Signs inside the field, before and behind what is typed. */
  before?: string;
  behind?: string;
  list?: string;
  /** Its name where no label element points to it. */
  name?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
};

/** A line to type into. */
export function TextBox<F extends Own>({ before, behind, ...props }: Props<F>): ReactElement {
  const {
    field,
    id,
    value,
    change,
    leave,
    focus,
    invalid,
    describedBy,
    type = 'text',
    inputMode,
    autoComplete,
  } = props;
  const box = (
    <input
      id={id}
      ref={focus}
      type={type}
      value={value}
      inputMode={inputMode}
      autoComplete={autoComplete ?? 'off'}
      placeholder={props.placeholder}
      min={props.min}
      max={props.max}
      list={props.list}
      dir={type === 'text' ? 'auto' : undefined}
      aria-label={props.name}
      aria-required={field.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => {
        change(event.currentTarget.value);
      }}
      onKeyDown={props.onKeyDown}
      onBlur={leave}
      className={`${CONTROL} ${before ? 'ps-8' : ''} ${behind ? 'pe-24' : ''}`}
    />
  );
  if (!before && !behind) return box;
  return (
    <div className="relative">
      {box}
      {before && (
        <span className="pointer-events-none absolute start-3.5 bottom-2.5 text-muted" aria-hidden="true">
          {before}
        </span>
      )}
      {behind && (
        <span className="pointer-events-none absolute end-3.5 bottom-2.5 max-w-20 truncate text-small leading-6 text-muted">
          {behind}
        </span>
      )}
    </div>
  );
}
