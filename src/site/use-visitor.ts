import { useEffect, useState } from 'react';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openVisitor, subscribeVisitor, type Visitor } from './visitor.ts';

/** Returns the signed-in visitor; undefined while loading or when signed out. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => subscribeLazily(openIfStored(openVisitor), (opened) => subscribeVisitor(opened, setVisitor)), []);
  return visitor;
}
