import type { RouteName } from '@/routes.ts';

/** The pages of the onboarding that ask for something, in order. */
export const STEPS = [
  'verifyPhone',
  'verification',
  'registerUser',
  'interests',
] as const satisfies readonly RouteName[];

export type Step = (typeof STEPS)[number];
