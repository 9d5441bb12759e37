import { useState, type ReactElement } from 'react';
import type { Country } from './countries.ts';

/** The flag of a country: the service's picture, else the site's own; where neither comes, just its room. */
export function Flag({ flag, ownFlag = '' }: Pick<Country, 'flag' | 'ownFlag'>): ReactElement {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const address = [flag, ownFlag].find((one) => one && !broken.includes(one));
  if (!address) return <span className="block h-5 w-7.5 shrink-0 rounded-[0.2rem] bg-sunken" />;
  return (
    <img
      src={address}
      alt=""
      width={30}
      height={20}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken([...broken, address]);
      }}
      className="h-5 w-7.5 shrink-0 rounded-[0.2rem] object-cover"
    />
  );
}
