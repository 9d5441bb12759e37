/** The identifiers that code must not use again: private names that a standard term has replaced. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @type {{ identifiers: Record<string, Record<string, string>> }} */
const RENAMES = JSON.parse(readFileSync(path.join(import.meta.dirname, 'renames.json'), 'utf8'));

/** Patterns of the old naming: words for labels, superlatives for limits, participles and prepositions for functions. */
const OLD_GRAMMAR = [
  /[a-z]Words$/,
  /^(?:MOST|LONGEST)_/,
  /[a-z](?:InWords|Named|Things?)$/,
  /^(?:dropDraft|kept[A-Z]|keep(?!Focus)[A-Z]|words[A-Z])/,
  /Faults?$/,
  /^(?:drafts|favourites|files|posts|queue|records|searches|seen|settings)In$/,
];

/** Names that no pattern covers. Ordinary words and ordinary compounds are not in this list, though the code renamed them. */
const ODD = new Set([
  'Announced',
  'AnotherCode',
  'Corrected',
  'Dim',
  'Distant',
  'FALLS_FIRST',
  'Issued',
  'LaterBanner',
  'LineFrame',
  'Mood',
  'NotUndone',
  'PackedFile',
  'Parcel',
  'Questioned',
  'Refusal',
  'Shelf',
  'SurePromise',
  'Undone',
  'Verdict',
  'Wanted',
  'Whereabouts',
  'afterAttempt',
  'aloneAmongTabs',
  'asSavedUnlessDelivered',
  'atLeisure',
  'bareLine',
  'beginChange',
  'byChance',
  'cannotReject',
  'caretAfterDigits',
  'carryOver',
  'chargeGuesses',
  'deviceOver',
  'digitsBefore',
  'doOverlap',
  'endChange',
  'everyType',
  'fetchGently',
  'fittingDraft',
  'fromNow',
  'giveTurn',
  'goOn',
  'hearTyping',
  'inLists',
  'isTrapped',
  'judge',
  'lastBuild',
  'leanImports',
  'leaveAfter',
  'lookFor',
  'looksLikeRobot',
  'makeMark',
  'mixLists',
  'nearRecords',
  'onWire',
  'onceKept',
  'papersOver',
  'placeBehind',
  'plainLine',
  'reachableFrom',
  'readTwice',
  'shownJob',
  'spareSecondPress',
  'spelledOut',
  'takeUpNoted',
  'typedBefore',
  'unseal',
  'useFollowed',
  'useLeaving',
  'useSending',
  'useStill',
  'useTaking',
  'useUnfinished',
  'westernDigits',
  'wholeOver',
  'withFaults',
]);

const renames = Object.values(RENAMES.identifiers).flatMap((names) => Object.entries(names));
const current = new Set(renames.map(([, name]) => name));

/** Old names of `renames.json` that are odd, sorted. A name that is in use again in its standard meaning is allowed. */
export const DENIED = [...new Set(renames.map(([name]) => name))]
  .filter((name) => !current.has(name) && (ODD.has(name) || OLD_GRAMMAR.some((pattern) => pattern.test(name))))
  .sort();
