import { describe, expect, test } from 'vitest';
import { countUnread, getUnreadMessages } from './unread.ts';

describe('unread messages', () => {
  const [first, own, second, third] = [
    { sender: 'counterpart', at: 1 },
    { sender: 'visitor', at: 2 },
    { sender: 'counterpart', at: 3 },
    { sender: 'counterpart', at: 4 },
  ] as const;
  const messages = [first, own, second, third];

  test('are the last ones of the other side', () => {
    expect(getUnreadMessages({ unread: 0, messages })).toEqual([]);
    expect(getUnreadMessages({ unread: 2, messages })).toEqual([second, third]);
    expect(getUnreadMessages({ unread: 3, messages })).toEqual([first, second, third]);
  });

  test('are counted over all conversations, up to the time that was read', () => {
    const times = { 'person:huda': [3, 4], 'store:sadaf': [9] };
    expect(countUnread(times, [])).toBe(3);
    expect(countUnread(times, [{ id: 'person:huda', readAt: 3 }])).toBe(2);
    expect(countUnread(times, [{ id: 'person:huda', readAt: 4 }, { id: 'store:sadaf' }])).toBe(1);
    expect(countUnread(times, [{ id: 'inquiry:1', readAt: 10 }])).toBe(3);
    expect(countUnread({}, [])).toBe(0);
  });
});
