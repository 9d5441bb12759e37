/** Action of records that send the visitor's card to a person who asked for it. Must never change. */
export const SHARE_ACTION = 'shareCard';
