import { bad, good, type Checked } from '../model/validation.ts';
import { lengthOf, plainLine } from '@/lib/text/normalize.ts';
import { isText, kindOf } from './field-type.ts';
import { TextBox } from '../inputs/TextInput.tsx';

/** The rule of a line of text. */
export function checkText(typed: string, longest: number): Checked<string | null> {
  const value = plainLine(typed);
  return lengthOf(value) > longest ? bad('tooLong', { most: longest }) : good(value || null);
}

/** A line of text. */
export const text = kindOf('text', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check: ({ longest }, typed: string) => checkText(typed, longest),
  text: (_field, value: string) => value,
  View: (props) => (
    <TextBox
      {...props}
      autoComplete={props.field.autocomplete}
      look={props.field.look}
      {...(props.field.look === 'heading' && { pencil: true, placeholder: props.field.label })}
    />
  ),
});
