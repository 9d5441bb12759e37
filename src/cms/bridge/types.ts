import type { Collection, ComponentSchema, ContentFormField, Singleton } from '@keystatic/core';
import type { EntryWithResolvedLinkedFiles } from '@keystatic/core/reader';
import type { ImageMetadata } from 'astro';

export type AnyCollection = Collection<Record<string, ComponentSchema>, string>;
export type AnySingleton = Singleton<Record<string, ComponentSchema>>;

/** The part of a Keystatic config that describes content. */
export type AnyConfig = {
  collections?: Record<string, AnyCollection> | undefined;
  singletons?: Record<string, AnySingleton> | undefined;
};

type WithoutBody<Type, Schema> = {
  [
    Key in keyof Type as Key extends keyof Schema
      ? Schema[Key] extends ContentFormField<infer _Parsed, infer _Valid, infer _Read>
        ? never
        : Key
      : Key
  ]: Type[Key];
};

/** The data of an entry in a page: Keystatic’s own reader type without the long-form body, which Astro renders. */
export type DataOf<Type> =
  Type extends Collection<infer Schema, string>
    ? WithoutBody<EntryWithResolvedLinkedFiles<Type>, Schema>
    : Type extends Singleton<infer Schema>
      ? WithoutBody<EntryWithResolvedLinkedFiles<Type>, Schema>
      : never;

type Members<Value> = NonNullable<Value>;

/** All content types of a config by name, collections and singletons alike. */
export type TypesOf<C extends { collections?: unknown; singletons?: unknown }> = Members<C['collections']> &
  Members<C['singletons']>;

/** One entry as the bridge read it. Only a type with a long-form body has one. */
export type ReadEntry<Data> = { id: string; file: string; data: Data; body?: string | undefined };

/** Data with unresolved pictures, as paths relative to the entry’s file. */
type Unresolved<Value> = Value extends ImageMetadata
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Unresolved<Value[Key]> }
    : Value;

/** The entries of some content types by name, as in `EntriesOf<{ products: typeof products }>`. */
export type EntriesOf<Types> = {
  [Name in keyof Types]: readonly ReadEntry<Unresolved<DataOf<Types[Name]>>>[];
};

/** All content, for checks across entries. */
export type ContentOf<C extends { collections?: unknown; singletons?: unknown }> = EntriesOf<TypesOf<C>>;
