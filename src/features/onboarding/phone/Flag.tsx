import { useState, type ReactElement } from 'react';
import type { Country } from './countries.ts';

/** The flag of a country: the API's image, or else the site's own image, or else an empty box of the same size. */
export function Flag({ flag, ownFlag = '' }: Pick<Country, 'flag' | 'ownFlag'>): ReactElement {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const url = [flag, ownFlag].find((one) => one && !failedUrls.includes(one));
  if (!url) return <span className="block h-5 w-7.5 shrink-0 rounded-[0.2rem] bg-sunken" />;
  return (
    <img
      src={url}
      alt=""
      width={30}
      height={20}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => {
        setFailedUrls([...failedUrls, url]);
      }}
      className="h-5 w-7.5 shrink-0 rounded-[0.2rem] object-cover"
    />
  );
}
