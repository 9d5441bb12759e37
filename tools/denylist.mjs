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
  'Issued',
  'LaterBanner',
  'LineFrame',
  'Mood',
  'NotUndone',
  'PackedFile',
  'Parcel',
  'Refusal',
  'Shelf',
  'Undone',
  'Verdict',
  'Wanted',
  'Whereabouts',
  'afterAttempt',
  'atLeisure',
  'bareLine',
  'beginChange',
  'byChance',
  'carryOver',
  'deviceOver',
  'digitsBefore',
  'endChange',
  'everyType',
  'fittingDraft',
  'fromNow',
  'goOn',
  'hearTyping',
  'inLists',
  'judge',
  'lastBuild',
  'leaveAfter',
  'lookFor',
  'looksLikeRobot',
  'makeMark',
  'nearRecords',
  'onWire',
  'onceKept',
  'papersOver',
  'placeBehind',
  'plainLine',
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

/** Old names of `renames.json` that are odd, sorted. A name that is in use again in its standard meaning is none. */
export const DENIED = [...new Set(renames.map(([name]) => name))]
  .filter((name) => !current.has(name) && (ODD.has(name) || OLD_GRAMMAR.some((pattern) => pattern.test(name))))
  .sort();
