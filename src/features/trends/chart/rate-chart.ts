/** Reads a month of a rate chart: by a slider, which the keyboard moves too, or by pointing at the drawing. */
import { formatMessage, readLabels } from '@/lib/messages.ts';

type Picture = {
  svg: SVGSVGElement;
  cursor: SVGElement | null;
  lines: { dot: SVGElement | null; points: DOMPoint[] }[];
};

const readPoints = (line: SVGElement): DOMPoint[] =>
  (line.dataset['points'] ?? '').split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return new DOMPoint(x, y);
  });

class RateChart extends HTMLElement {
  #pictures: Picture[] = [];
  #slider: HTMLInputElement | null = null;
  #rows: HTMLTableRowElement[] = [];

  connectedCallback(): void {
    this.#slider = this.querySelector('input[data-month]');
    // The table has the newest month first, the drawing last.
    this.#rows = [...this.querySelectorAll<HTMLTableRowElement>('tbody tr')].reverse();
    this.#pictures = [...this.querySelectorAll<SVGSVGElement>('svg[data-picture]')].map((svg) => ({
      svg,
      cursor: svg.querySelector('[data-cursor]'),
      lines: [...svg.querySelectorAll<SVGElement>('[data-line]')].map((line) => ({
        dot: line.querySelector('[data-dot]'),
        points: readPoints(line),
      })),
    }));
    this.#slider?.addEventListener('input', () => {
      this.#showMonth();
    });
    // The visitor may choose a month before this script runs, and a browser may restore one after that.
    const restore = () => {
      if (this.#slider && this.#slider.value !== this.#slider.defaultValue) this.#showMonth();
    };
    restore();
    addEventListener('pageshow', restore);
    for (const picture of this.#pictures) {
      picture.svg.addEventListener('pointermove', (event) => {
        this.#selectNearestMonth(picture, event.clientX);
      });
      picture.svg.addEventListener('pointerdown', (event) => {
        this.#selectNearestMonth(picture, event.clientX);
      });
    }
  }

  /** Selects the month whose point is nearest to a position on the screen. */
  #selectNearestMonth({ svg, lines: [line] }: Picture, clientX: number): void {
    const matrix = svg.getScreenCTM();
    if (!this.#slider || !line || !matrix) return;
    const { x } = new DOMPoint(clientX, 0).matrixTransform(matrix.inverse());
    const distances = line.points.map((point) => Math.abs(point.x - x));
    this.#slider.value = String(distances.indexOf(Math.min(...distances)));
    this.#showMonth();
  }

  #showMonth(): void {
    if (!this.#slider) return;
    const month = this.#slider.valueAsNumber;
    for (const { cursor, lines } of this.#pictures) {
      const x = String(lines[0]?.points[month]?.x ?? 0);
      for (const end of ['x1', 'x2']) cursor?.setAttribute(end, x);
      cursor?.setAttribute('visibility', 'visible');
      for (const { dot, points } of lines) {
        dot?.setAttribute('cx', String(points[month]?.x ?? 0));
        dot?.setAttribute('cy', String(points[month]?.y ?? 0));
      }
    }
    const [name = '', low = '', modal = '', high = '', , arrivals = ''] = [...(this.#rows[month]?.cells ?? [])].map(
      (cell) => cell.textContent.trim(),
    );
    const reading = formatMessage(readLabels<{ reading: string }>(this).reading, {
      month: name,
      low,
      modal,
      high,
      arrivals,
    });
    this.#slider.setAttribute('aria-valuetext', reading);
    const output = this.querySelector('[data-reading]');
    if (output) output.textContent = reading;
  }
}

customElements.define('ino-rate-chart', RateChart);
