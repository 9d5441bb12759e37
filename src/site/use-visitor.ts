import { useEffect, useState } from 'react';
import { follow, onceKept } from '@/storage/observe.ts';
import { openVisitor, watchVisitor, type Visitor } from './visitor.ts';

/** Who is signed in on this device, once it is open. */
export function useVisitor(): Visitor | undefined {
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => follow(onceKept(openVisitor), (opened) => watchVisitor(opened, setVisitor)), []);
  return visitor;
}
