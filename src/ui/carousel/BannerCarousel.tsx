import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { withBoundary } from '../feedback/ErrorBoundary.tsx';
import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { controlClass, controlsClass, TEXT_TONE_CLASS } from './carousel-styles.ts';
import { BannerSlide, type Slide, type SlideLabels } from './BannerSlide.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useCarouselPaused } from './use-carousel-paused.ts';

type Props = { label: string; slides: readonly Slide[]; milliseconds: number; labels: SlideLabels };

function BannerInside({ label, slides, milliseconds, labels }: Props): ReactElement {
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [active, setActive] = useState(0);
  const [paused, setPaused] = useState(false);
  const still = useCarouselPaused(root);
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

  const ink = TEXT_TONE_CLASS[slides[active]?.ink ?? 'dark'];
  return (
    <section
      ref={root}
      aria-roledescription={labels.role}
      aria-label={label}
      className="@container relative overflow-hidden rounded-panel"
    >
      <div ref={track} className="swiper">
        <div className="swiper-wrapper">
          {slides.map((slide, position) => (
            <div
              key={slide.title}
              role="group"
              aria-roledescription={labels.slide}
              aria-label={slide.names.place}
              inert={position !== active}
              className="swiper-slide !h-auto"
            >
              <BannerSlide slide={slide} first={position === 0} shape="tall" />
            </div>
          ))}
        </div>
      </div>
      <div className={`flex ${controlsClass('tall')} ${ink}`}>
        <button type="button" aria-label={labels.previous} onClick={() => swiper?.slidePrev()} className={controlClass}>
          <Icon node={ArrowLeft} size={18} className="rtl:-scale-x-100" />
        </button>
        <ul className="flex">
          {slides.map((slide, position) => (
            <li key={slide.title}>
              <button
                type="button"
                aria-label={slide.names.dot}
                aria-current={position === active ? 'true' : undefined}
                onClick={() => swiper?.slideTo(position)}
                className="group grid h-11 w-6 place-items-center"
              >
                <span className="block h-2 w-2 rounded-full bg-current opacity-35 transition-[width,opacity] duration-200 group-aria-[current=true]:w-6 group-aria-[current=true]:opacity-90" />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" aria-label={labels.next} onClick={() => swiper?.slideNext()} className={controlClass}>
          <Icon node={ArrowRight} size={18} className="rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label={paused ? labels.play : labels.pause}
          onClick={() => {
            setPaused(!paused);
          }}
          className={controlClass}
        >
          <Icon node={paused ? Play : Pause} size={18} />
        </button>
      </div>
      <p className="sr-only" aria-live={running ? 'off' : 'polite'}>
        {running ? '' : slides[active]?.names.shown}
      </p>
    </section>
  );
}

/** Slides that change by themselves, wrap at both ends, and can be paused. */
export const BannerCarousel = withBoundary(BannerInside);
