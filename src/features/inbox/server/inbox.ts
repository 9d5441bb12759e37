/** The endpoints of the inbox over one folder of this server. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SafePromise } from '@/lib/safe-promise.ts';
import { DATABASE_FILE, FILES_FOLDER } from '../inbox-folder.ts';
import type { AccessRules } from '../receiver/access.ts';
import { createStatesHandler } from '../receiver/answer-states.ts';
import { FileFolder } from '../receiver/file-folder.ts';
import { guard, type Endpoint, type Failure } from '../receiver/guard.ts';
import { LIMITS, type Limits } from '../receiver/limits.ts';
import { RateLimiter } from '../receiver/rate-limiter.ts';
import { createEraseHandler, createExportHandler } from '../receiver/personal-data.ts';
import { createReceiveHandler } from '../receiver/receive.ts';
import { createPseudonymizer } from '../receiver/sender-pseudonyms.ts';
import { getExpiryRule, type RetentionDays } from '../retention.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';

type InboxOptions = {
  /** Folder of the database and the files. */
  folder: string;
  rules: AccessRules;
  limits?: Limits;
  /** Days after which submissions are erased, by action, instead of those of `RETENTION`. */
  retention?: RetentionDays;
  /** Returns milliseconds since 1970. */
  now?: () => number;
  report?: (failure: Failure) => void;
};

export type Inbox = {
  /** Stores a record. */
  receive: Endpoint;
  /** Responds with the states of records. */
  answerStates: Endpoint;
  /** Responds with all that is stored about records. */
  exportRecords: Endpoint;
  /** Erases records. */
  eraseRecords: Endpoint;
  close: () => void;
};

const SWEEP_INTERVAL_MS = 60 * 60 * 1_000;

/** Submissions whose time is over are erased at the start and once a day. */
const RETENTION_INTERVAL_MS = 24 * 60 * 60 * 1_000;

function printFailure({ status, code, trace }: Failure): void {
  console.error(`The inbox responded with ${status} (${code})${trace && `\n${trace}`}`);
}

/**
 * Opens the inbox, and creates its folder if it is missing.
 * @throws Error when the folder cannot be written or Node is too old
 */
export async function openInbox({
  folder: root,
  rules,
  limits = LIMITS,
  retention = {},
  now = () => Date.now(),
  report = printFailure,
}: InboxOptions): Promise<Inbox> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  const folder = new FileFolder(path.join(root, FILES_FOLDER));
  await folder.prepare();
  const store = await openSqliteStore(path.join(root, DATABASE_FILE));
  const limiter = new RateLimiter({ burst: limits.burst, perSecond: limits.requestsPerSecond, now });
  const guarded = { rules, limiter, toSender: createPseudonymizer(now), report };

  const eraseExpired = async (): Promise<void> => {
    for (;;) {
      const { ids, storedNames } = await store.eraseExpired(getExpiryRule(now(), retention), now());
      await folder.remove(storedNames.map((storedName) => ({ storedName })));
      if (ids.length === 0) return;
    }
  };
  let expiredAt = -Infinity;
  const eraseWhenDue = async (): Promise<void> => {
    if (Math.abs(now() - expiredAt) < RETENTION_INTERVAL_MS) return;
    await eraseExpired();
    expiredAt = now();
  };
  const reportSweep = (error: unknown): void => {
    report({ status: 0, code: 'sweep', trace: error instanceof Error ? (error.stack ?? '') : '' });
  };
  const sweep = (): SafePromise<void> =>
    eraseWhenDue()
      .catch(reportSweep)
      .then(() => folder.sweep(store.findStoredNames, now()))
      .catch(reportSweep);
  await sweep();
  const timer = setInterval(() => {
    sweep();
  }, SWEEP_INTERVAL_MS).unref();
  return {
    receive: guard(guarded, createReceiveHandler({ store, folder, limits, now })),
    answerStates: guard(guarded, createStatesHandler(store, limiter)),
    exportRecords: guard(guarded, createExportHandler(store, limiter)),
    eraseRecords: guard(guarded, createEraseHandler({ store, folder, limiter, now })),
    close: () => {
      clearInterval(timer);
      store.close();
    },
  };
}
