import { VISIBILITIES, type Visibility } from '../../lib/post-rules.ts';

const LABELS: Record<Visibility, string> = {
  public: 'Everybody',
  album: 'The author’s album',
  hidden: 'Nobody, it is pending',
};

/** Who sees a post, as editors choose it. */
export const VISIBILITY_CHOICES = VISIBILITIES.map((value) => ({ value, label: LABELS[value] }));
