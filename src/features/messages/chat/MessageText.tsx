import { useMemo, type ReactElement } from 'react';
import { findLinks } from '../find-links.ts';

/** The text of a message with its line breaks. Web addresses are links that open in a new tab without a referrer. */
export function MessageText({ text }: { text: string }): ReactElement {
  const parts = useMemo(() => findLinks(text), [text]);
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text: part, href }, index) =>
        href === undefined ? (
          part
        ) : (
          <a
            // Parts have no identity of their own, and a message does not change.
            key={index}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            referrerPolicy="no-referrer"
            className="underline underline-offset-4"
          >
            {part}
          </a>
        ),
      )}
    </p>
  );
}
