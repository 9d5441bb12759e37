/** The element `ino-calculator` in components. */
import 'react';
import type { ReactNode } from 'react';

declare module 'react' {
  namespace JSX {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
    interface IntrinsicElements {
      'ino-calculator': {
        class: string;
        /** The `Calculator` as JSON. */
        'data-calculator': string;
        children: ReactNode;
      };
    }
  }
}
