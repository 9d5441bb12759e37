import { afterEach, expect, test, vi } from 'vitest';
import { startRecording } from './recorder.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(['create', 'start'])('a recorder that fails to %s leaves the microphone', async (failure) => {
  const fail = (at: string) => {
    if (at === failure) throw new DOMException('', 'NotSupportedError');
  };
  class Recorder extends EventTarget {
    static isTypeSupported = () => true;
    constructor() {
      super();
      fail('create');
    }
    start = () => {
      fail('start');
    };
  }
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const mediaDevices = { getUserMedia: () => Promise.resolve({ getTracks: () => [track] }) };
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('navigator', { mediaDevices });
  expect(await startRecording(() => undefined)).toBe('failed');
  expect(track.stop).toHaveBeenCalledOnce();
});
