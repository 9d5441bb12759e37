import { fileList } from './file-list.ts';
import { kindOf } from './kind.ts';
import { LaterBanner, LaterFilePicker } from './LaterFilePicker.tsx';

/** Pictures: jpg, jpeg and png. Of several the order counts. */
export const pictures = kindOf('pictures', {
  ...fileList,
  View: (props) => {
    const Picker = props.field.look === 'banner' ? LaterBanner : LaterFilePicker;
    return <Picker {...props} families={['pictures']} ordered={props.field.most > 1} />;
  },
});
