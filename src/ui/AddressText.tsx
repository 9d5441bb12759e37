import { Fragment, type ReactElement } from 'react';
import { splitAddress } from '@/lib/text/split-address.ts';

/** An e-mail or web address. In a narrow column it continues on the next line after the @, and not at any letter. */
export const AddressText = ({ address }: { address: string }): ReactElement => (
  <>
    {splitAddress(address).map((part, position) => (
      // Parts have no identity of their own.
      <Fragment key={position}>
        {position > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);
