import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { FilePickerProps } from './FilePicker.tsx';
import { SLOTS_CLASS } from '../inputs/placeholder-styles.ts';

/** Few forms take files: only they load what handles them, and what looks after them once they are sent: that may be offline. */
const load = async () => {
  const [{ FilePicker }] = await Promise.all([import('./FilePicker.tsx'), import('./claim-files.ts')]);
  return FilePicker;
};

export const LazyFilePicker = createLazyComponent<FilePickerProps>(load, ({ field, ordered }) => (
  <span className="mt-1.5 block min-h-27 rounded-field border border-dashed border-control p-3">
    {ordered && (
      <span className={`${SLOTS_CLASS} pb-8`}>
        {Array.from({ length: field.max }, (_, slot) => (
          <span key={slot} className="aspect-square" />
        ))}
      </span>
    )}
  </span>
));

/** The same for a single wide picture. */
export const LazyCoverImage = createLazyComponent<Omit<FilePickerProps, 'banner'>>(
  async () => {
    const FilePicker = await load();
    return (props) => <FilePicker {...props} banner />;
  },
  () => <span className="block aspect-[3/1] rounded-panel bg-sea-soft tablet:aspect-[4.6/1]" />,
);
