import { bad, good } from '../problem.ts';
import { lengthOf, plainLine } from '../plain.ts';
import { isText, kindOf } from './kind.ts';
import { TextBox } from './TextBox.tsx';

/** A line of text. */
export const text = kindOf('text', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ longest }, typed: string) {
    const value = plainLine(typed);
    return lengthOf(value) > longest ? bad('tooLong', { most: longest }) : good(value || null);
  },
  text: (_field, value: string) => value,
  View: (props) => <TextBox {...props} autoComplete={props.field.autocomplete} />,
});
