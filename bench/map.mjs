/**
 * Measures the interactive map of the last build with 10,000 entries around the Gulf, and writes bench/results/map.json:
 *
 * - the work of the main thread for each frame of a drag, and for each step of it, which causes several frames
 * - the time until a filter is painted, and its work with everything after it, such as collecting garbage
 * - the number of markers in the page
 *
 * Work is the thread time of the page, which excludes other programs on the machine. The bench waits outside of the page, because
 * each frame that it asked the page for would be work of its own. What reading the thread time takes is measured and subtracted.
 *
 *     npm run build && npm run bench map [runs]
 */
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { countBusyTime, openPage, report, round, summarize } from './device-data.mjs';
import { traceFrames } from './trace-frames.mjs';

const RUNS = Number(process.argv[2] ?? 7);
const ENTRIES = 10_000;
const STEPS = 60;
/** Milliseconds from one step of a drag to the next: enough for all frames that a step causes. */
const STEP_MS = 80;
/** Milliseconds from one step of a drag to the next while frames are measured: a step for each frame. */
const FRAME_MS = 16;
/** Milliseconds after which a filter has no work left. */
const SETTLED_MS = 500;
const FRAME_LIMIT_MS = 16;
const FILTER_LIMIT_MS = 100;
const MARKER_LIMIT = 200;

/** Near enough that the map can be dragged, with more than a hundred markers. */
const VIEW = '?at=23_53.75_6.05';

const MARKERS = '[data-map-canvas] button';

/** Creates a generator of numbers between 0 and 1, the same in each run. */
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

const getMedian = (values) => getPercentile(values, 0.5);
const getPercentile = (values, share) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1];

await report(
  'map.json',
  async (browser, address) => {
    const page = await openPage(browser);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route('**/map?*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: multiplyRows(await response.text()) });
    });
    const session = await page.context().newCDPSession(page);
    const getBusyMs = await countBusyTime(session);
    /** Returns the work between now and some milliseconds after an action. */
    const measure = async (act, milliseconds) => {
      const before = await getBusyMs();
      await act();
      await setTimeout(milliseconds);
      return (await getBusyMs()) - before;
    };

    await page.goto(`${address}/map${VIEW}`, { timeout: 120_000 });
    await page.locator('[data-interactive]').waitFor({ state: 'attached', timeout: 120_000 });
    await page.locator(MARKERS).first().waitFor();
    await page.locator('[data-map-canvas]').scrollIntoViewIfNeeded();
    const box = await page.locator('[data-map-canvas]').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const idle = [];
    for (let run = 0; run < STEPS; run += 1) idle.push(await measure(() => undefined, STEP_MS));
    const reading = getMedian(idle);

    const [steps, markers, filters, waits] = [[], [], [], []];
    for (let run = 0; run < RUNS; run += 1) {
      const direction = run % 2 ? 1 : -1;
      await page.mouse.move(x - direction * 160, y);
      await page.mouse.down();
      for (let step = 0; step < STEPS; step += 1) {
        const move = () => page.mouse.move(x + direction * ((step / STEPS) * 320 - 160), y + (step % 20));
        steps.push((await measure(move, STEP_MS)) - reading);
      }
      await page.mouse.up();
      await setTimeout(SETTLED_MS);
      markers.push(await page.locator(MARKERS).count());
    }
    const frames = [];
    for (let run = 0; run < RUNS; run += 1) {
      const direction = run % 2 ? 1 : -1;
      await page.mouse.move(x - direction * 160, y);
      await page.mouse.down();
      const drag = async () => {
        for (let step = 0; step < STEPS; step += 1) {
          await page.mouse.move(x + direction * ((step / STEPS) * 320 - 160), y + (step % 20));
          await setTimeout(FRAME_MS);
        }
      };
      frames.push(...(await traceFrames(session, drag)));
      await page.mouse.up();
      await setTimeout(SETTLED_MS);
    }
    await page.evaluate(() => {
      document.addEventListener('pointerdown', () => (globalThis.pressed = performance.now()));
      document.addEventListener('input', () => {
        const { pressed } = globalThis;
        requestAnimationFrame(() => setTimeout(() => (globalThis.waited = performance.now() - pressed)));
      });
    });
    const chips = await page.locator('label:has([name=kind])').all();
    for (let run = 0; run < RUNS * chips.length; run += 1) {
      const chip = chips[(run + 1) % chips.length];
      await chip.scrollIntoViewIfNeeded();
      const { x: left, y: top } = await chip.boundingBox();
      await page.mouse.move(left + 12, top + 12);
      await setTimeout(SETTLED_MS);
      filters.push((await measure(() => page.mouse.click(left + 12, top + 12), SETTLED_MS)) - reading);
      waits.push(await page.evaluate(() => globalThis.waited));
      markers.push(await page.locator(MARKERS).count());
    }
    const [frame95, step95] = [getPercentile(frames, 0.95), getPercentile(steps, 0.95)];
    const [wait95, filter95, most] = [getPercentile(waits, 0.95), getPercentile(filters, 0.95), Math.max(...markers)];
    return {
      runs: RUNS,
      entries: ENTRIES,
      readingMilliseconds: round(reading),
      frameOfADrag: {
        frames: frames.length,
        busyMilliseconds: { ...summarize(frames), p95: round(frame95) },
        ofTheLimit: round(frame95 / FRAME_LIMIT_MS),
      },
      stepOfADrag: { steps: steps.length, busyMilliseconds: { ...summarize(steps), p95: round(step95) } },
      filter: {
        waitedMilliseconds: { ...summarize(waits), p95: round(wait95) },
        ofTheLimit: round(wait95 / FILTER_LIMIT_MS),
        busyMilliseconds: { ...summarize(filters), p95: round(filter95) },
      },
      markers: { most, limit: MARKER_LIMIT },
    };
  },
  { shouldDrawWebGl: true },
);
