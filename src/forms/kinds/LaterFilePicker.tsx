import { later } from '@/ui/later.tsx';
import type { FilePickerProps } from './FilePicker.tsx';

/** Few forms take files: only they load what handles them. */
export const LaterFilePicker = later<FilePickerProps>(
  async () => (await import('./FilePicker.tsx')).FilePicker,
  <span className="mt-1.5 block min-h-24 rounded-field border border-dashed border-control" />,
);
