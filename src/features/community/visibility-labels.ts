import { VISIBILITIES, type Visibility } from '../../lib/post-rules.ts';

const LABELS: Record<Visibility, string> = {
  public: 'Everybody',
  album: 'The author’s album',
  hidden: 'Nobody, it is pending',
};

/** Options of the visibility of a post, for the admin. */
export const VISIBILITY_CHOICES = VISIBILITIES.map((value) => ({ value, label: LABELS[value] }));
