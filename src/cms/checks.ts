import type { Fault } from './bridge/index.ts'; export const checks: (() => Fault[])[] = [];
