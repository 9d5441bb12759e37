import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { openVisitor, subscribeVisitor, type Visitor } from './visitor.ts';

const subscribe: Subscribe<Visitor | undefined> = (onChange) =>
  subscribeLazily(openIfStored(openVisitor), (opened) => subscribeVisitor(opened, onChange));

/** Returns the signed-in visitor; undefined while loading or when signed out. */
export const useVisitor = (): Visitor | undefined => useStored(subscribe).value;
