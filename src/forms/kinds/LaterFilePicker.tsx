import type { ReactElement } from 'react';
import { later } from '@/ui/later.tsx';
import type { FilePickerProps } from './FilePicker.tsx';

const Picker = later<FilePickerProps>(
  async () => (await import('./FilePicker.tsx')).FilePicker,
  <span className="mt-1.5 block min-h-24 rounded-field border border-dashed border-control" />,
);

/** Few forms take files: only they load what handles them. */
export const LaterFilePicker = <Own extends FilePickerProps['field']>(
  props: Omit<FilePickerProps, 'field'> & { field: Own },
): ReactElement => <Picker {...props} />;
