import { fileList } from './file-list.ts';
import { kindOf } from './kind.ts';
import { LaterFilePicker } from './LaterFilePicker.tsx';

/** Files of the types that the form takes. */
export const files = kindOf('files', {
  ...fileList,
  View: (props) => <LaterFilePicker {...props} families={props.field.families} />,
});
