import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { FilePickerProps } from './FilePicker.tsx';
import { SLOTS_CLASS } from '../inputs/placeholder-styles.ts';

// Loaded lazily: few forms take files. `find-missing-files` is preloaded because the user may be offline when submitting.
const load = async () => {
  const [{ FilePicker }] = await Promise.all([import('./FilePicker.tsx'), import('./find-missing-files.ts')]);
  return FilePicker;
};

export const LazyFilePicker = createLazyComponent<FilePickerProps>(load, ({ isOrdered }) =>
  isOrdered ? (
    <span className={`mt-1.5 pb-8 ${SLOTS_CLASS}`}>
      <span className="aspect-square rounded-field border border-dashed border-control" />
    </span>
  ) : (
    <span className="mt-1.5 block min-h-27 rounded-field border border-dashed border-control p-3" />
  ),
);

/** The file picker for a single wide cover image. */
export const LazyCoverImage = createLazyComponent<Omit<FilePickerProps, 'isBanner'>>(
  async () => {
    const FilePicker = await load();
    return (props) => <FilePicker {...props} isBanner />;
  },
  () => <span className="block aspect-[3/1] rounded-panel empty-picture tablet:aspect-[4.6/1]" />,
);
