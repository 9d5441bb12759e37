import { isFileRefs, type FileRef } from '../file-refs.ts';
import { bad, good } from '../problem.ts';
import { LaterFilePicker } from './LaterFilePicker.tsx';
import { kindOf } from './kind.ts';

/** Pictures: jpg, jpeg and png. Of several the order counts. */
export const pictures = kindOf('pictures', {
  named: 'label',
  empty: (): readonly FileRef[] => [],
  fits: isFileRefs,
  check({ most }, typed: readonly FileRef[]) {
    const beyond = typed[most];
    if (beyond) return bad('fileCount', { name: beyond.name, most });
    return good(typed.length ? typed : null);
  },
  text: (_field, value: readonly FileRef[]) => value.map(({ name }) => name).join(', '),
  View: (props) => <LaterFilePicker {...props} families={['pictures']} ordered={props.field.most > 1} />,
});
