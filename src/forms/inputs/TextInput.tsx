import { Pencil } from '@/ui/icons/icons.ts';
import type { HTMLAttributes, KeyboardEventHandler, ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { INPUT_CLASS, HEADING_INPUT_CLASS, INLINE_INPUT_CLASS } from '@/ui/input-styles.ts';
import type { InputProps } from '../field-types/field-type.ts';

type Own = { required: boolean };

type Props<F extends Own> = InputProps<F, string> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  placeholder?: string;
  min?: string | undefined;
  max?: string | undefined;
  /** Text inside the input, before and behind the value. */
  prefix?: string;
  suffix?: string;
  list?: string;
  /** Accessible name, where no `<label>` refers to the input. */
  name?: string | undefined;
  onKeyDown?: KeyboardEventHandler;
  onKeyUp?: KeyboardEventHandler;
  variant?: keyof typeof VARIANT_CLASSES;
  /** Shows a pencil behind the input, for variants without a border. An empty line has none: its placeholder says what to add. */
  hasEditIcon?: boolean;
};

const VARIANT_CLASSES = { box: `mt-1.5 ${INPUT_CLASS}`, line: INLINE_INPUT_CLASS, heading: HEADING_INPUT_CLASS };

/** A single-line text input. */
export function TextInput<F extends Own>({ prefix, suffix, ...props }: Props<F>): ReactElement {
  const {
    field,
    id,
    value,
    onChange,
    onBlur,
    inputRef,
    invalid,
    describedBy,
    type = 'text',
    inputMode,
    autoComplete,
  } = props;
  const input = (
    <input
      id={id}
      ref={inputRef}
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
        onChange(event.currentTarget.value);
      }}
      onKeyDown={props.onKeyDown}
      onKeyUp={props.onKeyUp}
      onBlur={onBlur}
      className={`${VARIANT_CLASSES[props.variant ?? 'box']} ${prefix ? 'ps-8' : ''} ${suffix ? 'pe-24' : ''}`}
    />
  );
  if (props.hasEditIcon) {
    return (
      <div className="flex items-center gap-2">
        {input}
        {(value !== '' || props.variant !== 'line') && (
          <span
            aria-hidden="true"
            className={`pointer-events-none grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface ${props.variant === 'line' ? '-mt-4' : ''}`}
          >
            <Icon icon={Pencil} size={18} />
          </span>
        )}
      </div>
    );
  }
  if (!prefix && !suffix) return input;
  return (
    <div className="relative">
      {input}
      {prefix && (
        <span className="pointer-events-none absolute start-3.5 bottom-2.5 text-muted" aria-hidden="true">
          {prefix}
        </span>
      )}
      {suffix && (
        <span className="pointer-events-none absolute end-3.5 bottom-2.5 max-w-20 truncate text-small leading-6 text-muted">
          {suffix}
        </span>
      )}
    </div>
  );
}
