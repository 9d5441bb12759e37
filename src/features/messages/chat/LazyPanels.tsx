/** The panels of the composer. Each is loaded when it is first opened: few messages need them. */
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { EmojiPickerProps } from './EmojiPicker.tsx';
import type { VoiceRecorderProps } from './VoiceRecorder.tsx';

export const LazyEmojiPicker = createLazyComponent<EmojiPickerProps>(
  async () => (await import('./EmojiPicker.tsx')).EmojiPicker,
  ({ labels }) => <span className="grid h-80 place-items-center text-small text-muted">{labels.loading}</span>,
  ({ labels }) => (
    <p role="alert" className="grid h-80 place-items-center p-6 text-center text-small text-clay">
      {labels.failed}
    </p>
  ),
);

export const LazyVoiceRecorder = createLazyComponent<VoiceRecorderProps>(
  async () => (await import('./VoiceRecorder.tsx')).VoiceRecorder,
  () => <span className="block min-h-17" />,
  ({ labels }) => (
    <p role="alert" className="flex min-h-17 items-center text-small text-clay">
      {labels.unloaded}
    </p>
  ),
);
