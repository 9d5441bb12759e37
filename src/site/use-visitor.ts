import { useEffect, useState } from 'react';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openVisitor, subscribeVisitor, type Visitor } from './visitor.ts';

/** Who is signed in on this device, once it is open. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => subscribeLazily(openIfStored(openVisitor), (opened) => subscribeVisitor(opened, setVisitor)), []);
  return visitor;
}
