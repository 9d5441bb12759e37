import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { buttonClass } from './button.ts';
import { Drawing } from './Drawing.tsx';

/** A picture made at build time: nothing here computes sizes. */
export type BannerPicture = { src: string; srcset: string; sizes: string; width: number; height: number; alt: string };

export type BannerSlide = {
  title: string;
  text: string;
  action: string;
  href: string;
  /** Of the words over the picture. */
  ink: 'dark' | 'light';
  picture: BannerPicture;
};

type Props = { label: string; slides: readonly BannerSlide[]; milliseconds: number };

// Words stand over the picture only where there is room for them: from 52 rem on.
export const INK = { dark: '@min-[52rem]:text-on-picture', light: '@min-[52rem]:text-on-dark-picture' } as const;

/** How much of a page slides take: those of the home page open it, low ones leave room for what stands below them. */
const SHAPES = {
  tall: {
    picture: 'aspect-[8/5] tablet:aspect-[8/3]',
    controls: 'bottom-[calc(62.5cqw+0.25rem)] tablet:bottom-[calc(37.5cqw+0.25rem)]',
  },
  low: {
    picture: 'aspect-[2/1] tablet:aspect-[7/2] @min-[52rem]:min-h-68',
    controls: 'bottom-[calc(50cqw+0.25rem)] tablet:bottom-[calc(28.6cqw+0.25rem)]',
  },
} as const;

/** The dots and arrows: on the picture under its words; where these stand above it, between the two. */
export const controlsClass = (shape: keyof typeof SHAPES): string =>
  `absolute start-2 z-20 items-center @min-[52rem]:start-[calc(4.4cqw-0.9rem)] @min-[52rem]:bottom-3 ${SHAPES[shape].controls}`;

type SlideProps = { slide: BannerSlide; first: boolean; shape: keyof typeof SHAPES };

/** A slide: words over the calm side of its picture, above it where there is no room. */
export function Slide({ slide, first, shape }: SlideProps): ReactElement {
  const { title, text, action, href, ink, picture } = slide;
  return (
    <article className={`flex h-full flex-col bg-sunken @min-[52rem]:block ${INK[ink]}`}>
      <div className="flex grow flex-col items-start gap-3 p-5 pb-16 @min-[52rem]:absolute @min-[52rem]:inset-y-0 @min-[52rem]:start-0 @min-[52rem]:z-10 @min-[52rem]:w-[43%] @min-[52rem]:justify-center @min-[52rem]:pe-0 @min-[52rem]:pt-4 @min-[52rem]:pb-[4.2rem] @min-[52rem]:ps-[4.4cqw]">
        <h2 className="text-[clamp(1.6rem,3.6cqw,2.9rem)] leading-[1.08]">{title}</h2>
        <p className="max-w-[36ch] text-body @min-[52rem]:max-w-[28ch] @min-[52rem]:text-[clamp(0.875rem,1.7cqw,1.1rem)] @min-[52rem]:leading-snug">
          {text}
        </p>
        <a href={href} className={buttonClass('deep')}>
          {action}
          <Drawing node={ArrowRight} size={18} className="rtl:-scale-x-100" />
        </a>
      </div>
      <img
        src={picture.src}
        srcSet={picture.srcset}
        sizes={picture.sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={`w-full object-cover object-right rtl:-scale-x-100 ${SHAPES[shape].picture}`}
      />
    </article>
  );
}

/** What can make it stand still besides the visitor's pause: hover, keyboard focus, a hidden tab, reduced motion. */
function useStill(root: React.RefObject<HTMLElement | null>): boolean {
  const [reasons, setReasons] = useState<ReadonlySet<string>>(new Set(['start']));
  useEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const set = (reason: string, holds: boolean) => {
      setReasons((before) => {
        const after = new Set(before);
        if (holds) after.add(reason);
        else after.delete(reason);
        return after;
      });
    };
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const stop = new AbortController();
    const on = (target: EventTarget, type: string, reason: string, holds: (event: Event) => boolean) => {
      target.addEventListener(
        type,
        (event) => {
          set(reason, holds(event));
        },
        { signal: stop.signal },
      );
    };
    on(node, 'pointerenter', 'hover', () => true);
    on(node, 'pointerleave', 'hover', () => false);
    on(node, 'focusin', 'focus', (event) => (event.target as Element).matches(':focus-visible'));
    on(node, 'focusout', 'focus', () => false);
    on(document, 'visibilitychange', 'hidden', () => document.hidden);
    on(calm, 'change', 'calm', () => calm.matches);
    set('calm', calm.matches);
    set('hidden', document.hidden);
    set('start', false);
    return () => {
      stop.abort();
    };
  }, [root]);
  return reasons.size > 0;
}

/** A button among the controls. */
export const controlClass = 'grid size-11 place-items-center rounded-full hover:bg-on-picture/10';

/** Slides that change by themselves, wrap at both ends, and can be paused. */
export function Banner({ label, slides, milliseconds }: Props): ReactElement {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useStill(root);
  const running = !paused && !still;

  useEffect(() => {
    if (!track.current) return undefined;
    const made = new Swiper(track.current, {
      modules: [EffectFade],
      effect: 'fade',
      fadeEffect: { mode: 'cross-fade' },
      speed: 250,
      rewind: true,
      on: {
        slideChange: (current) => {
          setActive(current.activeIndex);
        },
      },
    });
    setSwiper(made);
    return () => {
      made.destroy();
    };
  }, []);

  useEffect(() => {
    if (!running || !swiper) return undefined;
    const timer = setTimeout(() => {
      swiper.slideNext();
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [running, swiper, active, milliseconds]);

  const ink = INK[slides[active]?.ink ?? 'dark'];
  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      className="@container relative overflow-hidden rounded-panel"
    >
      <div ref={track} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide, position) => (
            <div
              key={slide.title}
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
              inert={position !== active}
              className="swiper-slide !h-auto"
            >
              <Slide slide={slide} first={position === 0} shape="tall" />
            </div>
          ))}
        </div>
      </div>
      <div className={`flex ${controlsClass('tall')} ${ink}`}>
        <button type="button" aria-label="Previous slide" onClick={() => swiper?.slidePrev()} className={controlClass}>
          <Drawing node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        </button>
        <ul className="flex">
          {slides.map((slide, position) => (
            <li key={slide.title}>
              <button
                type="button"
                aria-label={`Slide ${position + 1}: ${slide.title}`}
                aria-current={position === active ? 'true' : undefined}
                onClick={() => swiper?.slideTo(position)}
                className="group grid h-11 w-6 place-items-center"
              >
                <span className="block h-2 w-2 rounded-full bg-current opacity-35 transition-[width,opacity] duration-200 group-aria-[current=true]:w-6 group-aria-[current=true]:opacity-90" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" aria-label="Next slide" onClick={() => swiper?.slideNext()} className={controlClass}>
          <Drawing node={ArrowRight} size={18} className="rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label={paused ? 'Play' : 'Pause'}
          onClick={() => {
            setPaused(!paused);
          }}
          className={controlClass}
        >
          <Drawing node={paused ? Play : Pause} size={18} />
        </button>
      </div>
      <p className="sr-only" aria-live={running ? 'off' : 'polite'}>
        {running ? '' : `${active + 1} of ${slides.length}: ${slides[active]?.title ?? ''}`}
      </p>
    </section>
  );
}
