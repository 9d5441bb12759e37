/** Reads the one-time code from a received text message with the WebOTP API, where the browser supports it. */

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };
type OtpCredential = Credential & { code?: string };

/** Calls back with the code, at most once. Returns the function that cancels the request. */
export function onOtpReceived(onCode: (code: string) => void): () => void {
  const controller = new AbortController();
  if ('OTPCredential' in globalThis) {
    const offer: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(offer).then(
      (credential: OtpCredential | null) => {
        if (credential?.code) onCode(credential.code);
      },
      // Denied or aborted.
      () => undefined,
    );
  }
  return () => {
    controller.abort();
  };
}
