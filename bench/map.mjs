/* global document, requestAnimationFrame, location -- what runs in the page */
/**
 * Measures the interactive map of the last build with 10,000 entries around the Gulf: the work of the main thread in each frame
 * while the map is dragged, the number of markers in the page, and the time until a filter is painted. The thread time of the
 * page excludes other programs on the machine. Writes bench/results/map.json.
 *
 *     npm run build && node bench/map.mjs [runs]
 */
import process from 'node:process';
import { openPage, report, round, summarize } from './device-data.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const ENTRIES = 10_000;
const FRAMES = 60;
const FRAME_LIMIT_MS = 16;
const FILTER_LIMIT_MS = 100;
const MARKER_LIMIT = 200;

const MARKERS = '[data-map-canvas] button';

/** A generator of numbers between 0 and 1, the same in each run. */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Repeats the rows of the list until there are enough, each at a place of its own. */
function multiplyRows(html) {
  const [list] = /<ul data-near[\s\S]*?<\/ul>/.exec(html) ?? [];
  const rows = list?.match(/<li [\s\S]*?<\/li>/g) ?? [];
  if (!list || rows.length === 0) throw new Error('the map page has no list');
  const random = createRandom(20);
  const many = Array.from({ length: ENTRIES }, (_, number) =>
    rows[number % rows.length]
      .replace(/data-entry="([^":]+):/, `data-entry="$1:n${number}-`)
      .replace(/data-latitude="[^"]*"/, `data-latitude="${(17 + random() * 12).toFixed(4)}"`)
      .replace(/data-longitude="[^"]*"/, `data-longitude="${(48 + random() * 11.5).toFixed(4)}"`),
  );
  return html.replace(list, `${list.slice(0, list.indexOf('>') + 1)}${many.join('')}</ul>`);
}

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

await report(
  'map.json',
  async (browser, address) => {
    const page = await openPage(browser);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route('**/map', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: multiplyRows(await response.text()) });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const getBusyMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
    };
    const nextFrame = () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

    await page.goto(`${address}/map`, { timeout: 120_000 });
    await page.locator('[data-interactive]').waitFor({ state: 'attached', timeout: 120_000 });
    await page.locator(MARKERS).first().waitFor();
    await page.locator('[data-map-canvas]').scrollIntoViewIfNeeded();
    const box = await page.locator('[data-map-canvas]').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Near enough that the map can be dragged.
    for (const zoom of [0, 1]) {
      await page.locator('[data-zoom-in]').click();
      await page.waitForFunction(
        (count) => location.search && (globalThis.views ??= new Set()).add(location.search).size > count,
        zoom,
      );
    }

    const [frames, markers, filters, waits] = [[], [], [], []];
    for (let run = 0; run < RUNS; run += 1) {
      const direction = run % 2 ? 1 : -1;
      await page.mouse.move(x - direction * 160, y);
      await page.mouse.down();
      for (let frame = 0; frame < FRAMES; frame += 1) {
        const before = await getBusyMs();
        await page.mouse.move(x + direction * ((frame / FRAMES) * 320 - 160), y + (frame % 20));
        await nextFrame();
        frames.push((await getBusyMs()) - before);
      }
      await page.mouse.up();
      markers.push(await page.locator(MARKERS).count());
    }
    for (let run = 0; run < RUNS * 3; run += 1) {
      const kind = ['vendor', 'buyer', 'market', ''][run % 4];
      const before = await getBusyMs();
      waits.push(
        await page.evaluate((value) => {
          const start = performance.now();
          const radio = [...document.querySelectorAll('[name=kind]')].find((each) => each.value === value);
          radio.checked = true;
          radio.dispatchEvent(new Event('input', { bubbles: true }));
          return new Promise((resolve) => {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
        }, kind),
      );
      filters.push((await getBusyMs()) - before);
      markers.push(await page.locator(MARKERS).count());
    }
    const [frame95, filter95, most] = [percentile(frames, 0.95), percentile(filters, 0.95), Math.max(...markers)];
    return {
      runs: RUNS,
      entries: ENTRIES,
      frameWhileDragging: {
        frames: frames.length,
        busyMilliseconds: { ...summarize(frames), p95: round(frame95) },
        ofTheLimit: round(frame95 / FRAME_LIMIT_MS),
      },
      filter: {
        busyMilliseconds: { ...summarize(filters), p95: round(filter95) },
        waitedMilliseconds: summarize(waits),
        ofTheLimit: round(filter95 / FILTER_LIMIT_MS),
      },
      markers: { most, limit: MARKER_LIMIT },
    };
  },
  { drawsWebGl: true },
);
