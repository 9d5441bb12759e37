import type { ComponentProps, ReactElement } from 'react';

type Props = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className'> &
  Required<Pick<ComponentProps<'img'>, 'src' | 'width' | 'height'>>;

/** A decorative picture of a result, loaded when it comes near the window. Sizes are in pixels. */
export const LazyPicture = (props: Props): ReactElement => <img {...props} alt="" loading="lazy" />;
