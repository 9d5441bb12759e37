import { Pencil } from 'lucide';
import type { HTMLAttributes, KeyboardEventHandler, ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { INPUT_CLASS, HEADING_INPUT_CLASS, INLINE_INPUT_CLASS } from './input-styles.ts';
import type { InputProps } from '../field-types/field-type.ts';

type Own = { required: boolean };

type Props<F extends Own> = InputProps<F, string> & {
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
  onKeyUp?: KeyboardEventHandler;
  look?: keyof typeof LOOKS;
  /** Whether a pencil behind it says that it can be changed: it has no edges that do. */
  pencil?: boolean;
};

const LOOKS = { box: INPUT_CLASS, line: INLINE_INPUT_CLASS, heading: HEADING_INPUT_CLASS };

/** A line to type into. */
export function TextInput<F extends Own>({ before, behind, ...props }: Props<F>): ReactElement {
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
      onKeyUp={props.onKeyUp}
      onBlur={leave}
      className={`${LOOKS[props.look ?? 'box']} ${before ? 'ps-8' : ''} ${behind ? 'pe-24' : ''}`}
    />
  );
  if (props.pencil) {
    return (
      <div className="flex items-center gap-2">
        {box}
        <span
          aria-hidden="true"
          className={`pointer-events-none grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface ${props.look === 'line' ? '-mt-4' : ''}`}
        >
          <Icon node={Pencil} size={18} />
        </span>
      </div>
    );
  }
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
