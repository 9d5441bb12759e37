import { fileList } from '../files/file-list-rules.ts';
import { kindOf } from './field-type.ts';
import { LaterFilePicker } from '../files/LazyFilePicker.tsx';

/** Files of the types that the form takes. */
export const files = kindOf('files', {
  ...fileList,
  View: (props) => <LaterFilePicker {...props} families={props.field.families} />,
});
