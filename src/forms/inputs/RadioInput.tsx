import type { ReactElement } from 'react';
import type { Field } from '../model/definition.ts';
import type { InputProps } from '../field-types/field-type.ts';

type FieldProps = InputProps<Field, unknown>;

type Props = {
  /** The value of this option. */
  option: string;
  /** Whether it is the first option, which takes the focus of the field. */
  isFirst: boolean;
  /** The props of the field's input. Outside of forms, id and value are enough. */
  input: Pick<FieldProps, 'id' | 'value'> &
    Partial<Pick<FieldProps, 'onBlur' | 'inputRef' | 'invalid' | 'describedBy'>> & {
      onChange: (value: string) => void;
    };
  className?: string;
};

/** The radio button of one option of a field. */
export const RadioInput = ({ option, isFirst, input, className }: Props): ReactElement => (
  <input
    type="radio"
    id={isFirst ? input.id : undefined}
    ref={isFirst ? input.inputRef : undefined}
    name={input.id}
    checked={input.value === option}
    aria-invalid={input.invalid ? true : undefined}
    aria-describedby={input.describedBy}
    onChange={() => {
      input.onChange(option);
    }}
    onBlur={input.onBlur}
    className={className}
  />
);
