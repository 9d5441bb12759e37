import type { ReactElement } from 'react';
import { TEXT_TONE_CLASS, CAROUSEL_VARIANTS, type CarouselVariant } from './carousel-styles.ts';
import { buttonClass } from '../button.ts';
import { Icon } from '../icons/Icon.tsx';

/** A picture with the sizes generated at build time. */
export type BannerPicture = { src: string; srcset: string; sizes: string; width: number; height: number; alt: string };

export type Slide = {
  title: string;
  text: string;
  action: string;
  href: string;
  /** Tone of the text over the picture. */
  ink: 'dark' | 'light';
  picture: BannerPicture;
  /** Names of the slide and of its dot, and the text announced when it appears. */
  names: Record<'place' | 'dot' | 'shown', string>;
};

/** Accessible names of the carousel, its slides and its buttons. */
export type SlideLabels = Record<'role' | 'slide' | 'previous' | 'next' | 'pause' | 'play', string>;

type Props = { slide: Slide; isFirst: boolean; shape: CarouselVariant };

/** A slide: text over the calm side of its picture, or above the picture on narrow screens. */
export function BannerSlide({ slide, isFirst, shape }: Props): ReactElement {
  const { title, text, action, href, ink, picture } = slide;
  return (
    <article className={`flex h-full flex-col bg-sunken @min-[44rem]:grid ${TEXT_TONE_CLASS[ink]}`}>
      <div className={`banner-text ${shape}`}>
        <h2 className={`leading-[1.08] ${CAROUSEL_VARIANTS[shape].heading}`}>{title}</h2>
        <p className="max-w-[36ch] text-body @min-[44rem]:max-w-[30ch] @min-[44rem]:text-[clamp(0.875rem,1.7cqw,1.1rem)] @min-[44rem]:leading-snug">
          {text}
        </p>
        <a href={href} className={buttonClass('deep', 'banner-action')}>
          {action}
          <Icon icon="arrow-right" size={18} className="rtl:-scale-x-100" />
        </a>
      </div>
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        className={`picture w-full object-cover object-right rtl:-scale-x-100 ${CAROUSEL_VARIANTS[shape].picture}`}
      />
    </article>
  );
}
