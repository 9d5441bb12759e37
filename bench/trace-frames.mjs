/** Measures the work of the main thread for each frame that a page draws. */

/**
 * Records a trace of the page while `act` runs.
 * @returns for each frame, the milliseconds of thread time of all tasks since the frame before, its own included
 */
export async function traceFrames(session, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await completed;
  session.off('Tracing.dataCollected', collect);

  // The process that draws frames most often is that of the page.
  const commits = events.filter(({ name }) => name === 'Commit');
  const countCommits = (thread) => commits.filter((commit) => getThread(commit) === thread).length;
  const [thread] = [...new Set(commits.map(getThread))].sort((one, other) => countCommits(other) - countCommits(one));
  const ofPage = events.filter((event) => getThread(event) === thread).sort((one, other) => one.ts - other.ts);
  const frames = [];
  let [work, end] = [0, 0];
  let hasCommit = false;
  for (const { name, ts, dur = 0, tdur = 0 } of ofPage) {
    if (name === 'Commit') hasCommit = true;
    // A task inside of another one is part of it.
    if (name !== 'RunTask' || ts < end) continue;
    if (hasCommit) {
      frames.push(work / 1000);
      work = 0;
      hasCommit = false;
    }
    work += tdur;
    end = ts + dur;
  }
  return frames;
}

const getThread = ({ pid, tid }) => `${pid} ${tid}`;
