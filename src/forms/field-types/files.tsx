import { fileListRules } from '../files/file-list-rules.ts';
import { defineFieldType } from './field-type.ts';
import { LazyFilePicker } from '../files/LazyFilePicker.tsx';

/** Files of the types that the field allows. */
export const files = defineFieldType('files', {
  ...fileListRules,
  Input: (props) => <LazyFilePicker {...props} families={props.field.families} />,
});
