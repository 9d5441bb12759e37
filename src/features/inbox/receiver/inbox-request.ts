/** What the endpoints read of a request. A request of the web has it; one of Node has it without the cost of streams of the web. */
export type InboxRequest = {
  method: string;
  headers: Pick<Headers, 'get'>;
  body: AsyncIterable<Uint8Array> | null;
};
