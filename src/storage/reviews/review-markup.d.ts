/** The element `ino-review` in islands. Render it only where `DELIVERY_URL` is set. It is empty until there is a review. */
import 'react';

declare module 'react' {
  namespace JSX {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended
    interface IntrinsicElements {
      'ino-review': {
        /** Id of the record. */
        'data-record': string;
        /** Shows only the state, without link, reason and answer. */
        'data-brief'?: '';
      };
    }
  }
}
