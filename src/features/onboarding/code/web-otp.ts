/** The code of a message that the phone has received, where the browser offers it. */

type Offer = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type Received = Credential & { code?: string };

/** Calls back with the code, at most once. Returns the function that ends the waiting. */
export function onOtpReceived(received: (code: string) => void): () => void {
  const stop = new AbortController();
  if ('OTPCredential' in globalThis) {
    const offer: Offer = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials.get(offer).then(
      (credential: Received | null) => {
        if (credential?.code) received(credential.code);
      },
      // Refused, or nobody waits any longer.
      () => undefined,
    );
  }
  return () => {
    stop.abort();
  };
}
