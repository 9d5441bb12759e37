export type Caption = {
  /** Seconds from the start. */
  at: number;
  text: string;
};

/** Formats seconds as WebVTT does: 00:01:02.500. */
function formatTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  const [hours, minutes, rest] = [
    Math.floor(milliseconds / 3_600_000),
    Math.floor(milliseconds / 60_000) % 60,
    milliseconds % 60_000,
  ];
  return `${pad(hours)}:${pad(minutes)}:${pad(Math.floor(rest / 1000))}.${pad(rest % 1000, 3)}`;
}

/** Escapes what WebVTT reads as markup. A line break would end the caption. */
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/\s+/g, ' ').trim();

/**
 * Returns captions as a WebVTT file. Each is shown until the next one, the last one until the end.
 * @param seconds length of the recording
 */
export const formatCaptions = (captions: readonly Caption[], seconds: number): string =>
  [
    'WEBVTT',
    ...captions.map(
      ({ at, text }, index) =>
        `${formatTime(at)} --> ${formatTime(captions[index + 1]?.at ?? seconds)}\n${escapeText(text)}`,
    ),
  ].join('\n\n') + '\n';
