import { fileList } from './file-list.ts';
import { kindOf } from './kind.ts';
import { LaterFilePicker } from './LaterFilePicker.tsx';

/** Pictures: jpg, jpeg and png. Of several the order counts. */
export const pictures = kindOf('pictures', {
  ...fileList,
  View: (props) => (
    <LaterFilePicker
      {...props}
      families={['pictures']}
      ordered={props.field.most > 1}
      banner={props.field.look === 'banner'}
    />
  ),
});
