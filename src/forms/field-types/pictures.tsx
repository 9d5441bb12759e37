import { fileListRules } from '../files/file-list-rules.ts';
import { defineFieldType } from './field-type.ts';
import { LazyCoverImage, LazyFilePicker } from '../files/LazyFilePicker.tsx';

/** Pictures: jpg, jpeg and png. Of several the order counts. */
export const pictures = defineFieldType('pictures', {
  ...fileListRules,
  View: (props) => {
    const Picker = props.field.variant === 'banner' ? LazyCoverImage : LazyFilePicker;
    return <Picker {...props} families={['pictures']} ordered={props.field.max > 1} />;
  },
});
