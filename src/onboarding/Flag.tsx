import { useState, type ReactElement } from 'react';

/** The flag of a country; where its picture does not come, just its room. */
export function Flag({ address }: { address: string }): ReactElement {
  const [broken, setBroken] = useState(false);
  if (!address || broken) return <span className="block h-5 w-7.5 shrink-0 rounded-[0.2rem] bg-sunken" />;
  return (
    <img
      src={address}
      alt=""
      width={30}
      height={20}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => {
        setBroken(true);
      }}
      className="h-5 w-7.5 shrink-0 rounded-[0.2rem] object-cover"
    />
  );
}
