import { fileList } from '../files/file-list-rules.ts';
import { kindOf } from './field-type.ts';
import { LaterBanner, LaterFilePicker } from '../files/LazyFilePicker.tsx';

/** Pictures: jpg, jpeg and png. Of several the order counts. */
export const pictures = kindOf('pictures', {
  ...fileList,
  View: (props) => {
    const Picker = props.field.look === 'banner' ? LaterBanner : LaterFilePicker;
    return <Picker {...props} families={['pictures']} ordered={props.field.most > 1} />;
  },
});
