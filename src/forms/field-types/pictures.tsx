import { fileListRules } from '../files/file-list-rules.ts';
import { defineFieldType } from './field-type.ts';
import { LazyCoverImage, LazyFilePicker } from '../files/LazyFilePicker.tsx';

/** Images: jpg, jpeg and png. The order of several images matters. */
export const pictures = defineFieldType('pictures', {
  ...fileListRules,
  Input: (props) => {
    const Picker = props.field.variant === 'banner' ? LazyCoverImage : LazyFilePicker;
    return <Picker {...props} families={['pictures']} isOrdered={props.field.max > 1} />;
  },
});
