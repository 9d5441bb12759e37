import { Pause, Play } from '../icons/icons.ts';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '../feedback/ErrorBoundary.tsx';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { controlClass, getControlsClass, TEXT_TONE_CLASS } from './carousel-styles.ts';
import { BannerSlide, type Slide, type SlideLabels } from './BannerSlide.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useCarouselPaused } from './use-carousel-paused.ts';

type Props = { label: string; slides: readonly Slide[]; milliseconds: number; labels: SlideLabels };

function BannerCarouselIsland({ label, slides, milliseconds, labels }: Props): ReactElement {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper>(undefined);
  const [active, setActive] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isPausedByContext = useCarouselPaused(root);
  const isRunning = !isPaused && !isPausedByContext;

  /**
   * Returns Swiper. It starts before the first slide moves, or when a pointer is over it, because its layout is a long task and the
   * first slide looks the same without it.
   */
  const start = useCallback((): Swiper | undefined => {
    if (!track.current) return undefined;
    swiper.current ??= new Swiper(track.current, {
      modules: [EffectFade],
      effect: 'fade',
      fadeEffect: { mode: 'cross-fade' },
      speed: 250,
      on: {
        slideChange: (current) => {
          setActive(current.activeIndex);
        },
      },
    });
    return swiper.current;
  }, []);

  useEffect(
    () => () => {
      swiper.current?.destroy();
      swiper.current = undefined;
    },
    [],
  );

  useEffect(() => {
    // A swipe has moved it already.
    if (active !== (swiper.current?.activeIndex ?? 0)) start()?.slideTo(active);
  }, [start, active]);

  const advance = useCallback(
    (steps: number) => {
      setActive((current) => (current + steps + slides.length) % slides.length);
    },
    [slides.length],
  );

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      advance(1);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [isRunning, active, advance, milliseconds]);

  const ink = TEXT_TONE_CLASS[slides[active]?.ink ?? 'dark'];
  return (
    <section
      ref={root}
      aria-roledescription={labels.role}
      aria-label={label}
      className="@container relative overflow-hidden rounded-panel"
    >
      <div ref={track} onPointerOver={start} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <div
              key={slide.title}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={slide.names.place}
              inert={index !== active}
              className="swiper-slide !h-auto"
            >
              <BannerSlide slide={slide} isFirst={index === 0} shape="tall" />
            </div>
          ))}
        </div>
      </div>
      <div className={`hidden scripting:flex ${getControlsClass('tall')} ${ink}`}>
        <button
          type="button"
          aria-label={labels.previous}
          onClick={() => {
            advance(-1);
          }}
          className={controlClass}
        >
          <Icon icon="arrow-left" size={18} className="rtl:-scale-x-100" />
        </button>
        <ul className="flex min-w-0">
          {slides.map((slide, index) => (
            <li key={slide.title} className="w-6">
              <button
                type="button"
                aria-label={slide.names.dot}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => {
                  setActive(index);
                }}
                className="grid h-11 w-full place-items-center"
              >
                <span className="carousel-dot rounded-full" />
              </button>
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={labels.next}
          onClick={() => {
            advance(1);
          }}
          className={controlClass}
        >
          <Icon icon="arrow-right" size={18} className="rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={() => {
            setPaused(!isPaused);
          }}
          className={controlClass}
        >
          <Icon icon={isPaused ? Play : Pause} size={18} />
        </button>
      </div>
      <p className="sr-only" aria-live={isRunning ? 'off' : 'polite'}>
        {isRunning ? '' : slides[active]?.names.shown}
      </p>
    </section>
  );
}

/** A carousel that advances automatically, wraps at both ends and can be paused. */
export const BannerCarousel = withBoundary(BannerCarouselIsland);
