import { Paperclip } from 'lucide';
import { useRef, type ReactElement } from 'react';
import { fill } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Drawing } from '@/ui/icons/Icon.tsx';
import { later } from '@/ui/lazy-component.tsx';
import { sizeInWords } from '@/lib/bytes.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { acceptOf, extensionsOf, largestOf } from './validate-file.ts';
import type { FileRef } from './file-refs.ts';
import { wordsOfProblem } from '../model/error-message.ts';
import type { FileFamily } from '../schema/field-options.ts';
import { BannerPlace } from './CoverImageInput.tsx';
import { ChosenFiles } from './FileList.tsx';
import { DropPlace } from './DropZone.tsx';
import type { ViewProps } from '../field-types/field-type.ts';
import type { PictureOrderProps } from './SortableImageList.tsx';
import { PictureSlots } from './ImageSlots.tsx';
import { useTaking } from './use-file-input.ts';

type Own = { label: string; required: boolean; most: number; browse: string; error: string; names?: readonly string[] };

export type FilePickerProps = ViewProps<Own, readonly FileRef[]> & {
  families: readonly FileFamily[];
  /** Pictures whose order counts: the first is the main one. */
  ordered?: boolean;
  /** A single wide picture, shown as it will be seen; it names itself. */
  banner?: boolean;
};

const PictureOrder = later<PictureOrderProps>(
  async () => (await import('./SortableImageList.tsx')).PictureOrder,
  () => <span className="block empty:hidden" />,
);

/** Chooses, drops, shows and removes files; each is looked into before it is taken, and kept on the device at once. */
export function FilePicker(props: FilePickerProps): ReactElement {
  const {
    field,
    id,
    value,
    change,
    leave,
    focus,
    invalid,
    describedBy,
    words,
    families,
    ordered = false,
    banner = false,
  } = props;
  const alone = field.most === 1 && families.every((family) => family === 'pictures');
  const input = useRef<HTMLInputElement>(null);
  const { takeAll, remove: drop, checking, said, refused } = useTaking(props);

  const remove = (file: FileRef) => {
    drop(file);
    input.current?.focus();
  };

  const take = (files: readonly File[]) => {
    // Which files were not taken stands below.
    cannotReject(takeAll(files));
  };
  const box = (
    <input
      type="file"
      id={id}
      ref={(node) => {
        input.current = node;
        focus(node);
      }}
      multiple={field.most > 1}
      accept={acceptOf(families)}
      aria-invalid={invalid || undefined}
      aria-describedby={[describedBy, `${id}-rule`].filter(Boolean).join(' ')}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        take(files);
      }}
      onBlur={leave}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  );
  const rule = (
    <span id={`${id}-rule`} className="text-fine text-muted">
      {fill(words.file.rule, {
        types: extensionsOf(families).join(', '),
        size: sizeInWords(largestOf(families)),
        most: field.most,
      })}
      {field.most > 1 && ` · ${fill(words.field.count, { count: value.length, most: field.most })}`}
    </span>
  );
  const browse = field.browse || words.file.browse;
  const { names = [] } = field;

  return (
    <DropPlace look={banner ? 'bare' : 'box'} onFiles={take}>
      {ordered && (
        <PictureSlots free={field.most - value.length} names={names.slice(value.length)} browse={browse} box={box}>
          <PictureOrder
            files={value}
            names={names.length > 0 ? names : [words.file.main]}
            words={words}
            change={change}
            remove={remove}
          />
        </PictureSlots>
      )}
      {banner && <BannerPlace file={value[0]} label={field.label} box={box} words={words.file} remove={remove} />}
      {!ordered && !banner && value.length > 0 && (
        <ChosenFiles files={value} alone={alone} words={words.file} remove={remove} />
      )}
      {ordered || banner ? (
        <p className={banner ? 'mt-1.5' : 'mt-2.5 text-center'}>{rule}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 py-2 text-muted">
          <Drawing node={Paperclip} size={19} />
          <span className="max-tablet:sr-only">{words.file.drop}</span>
          <label className={buttonClass('secondary', 'relative focus-within:outline-2 focus-within:outline-sea')}>
            {browse}
            {box}
          </label>
          {rule}
        </div>
      )}
      <p role="status" className="text-center text-fine text-muted">
        {checking ? words.file.checking : said}
      </p>
      {refused.length > 0 && (
        <div role="alert" className="mt-1 grid gap-1 text-small text-clay">
          {refused.map((problem) => (
            <p key={`${problem.code} ${String(problem.values?.['name'])}`}>{wordsOfProblem(problem, words)}</p>
          ))}
        </div>
      )}
    </DropPlace>
  );
}
