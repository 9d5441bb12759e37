/** State of a screen in the URL. A schema says for each parameter how it is parsed and written. */

export type UrlParameter<Value> = {
  /** Name in the URL, if it is not that of the property. */
  name?: string;
  /** Returns the value for the texts of a parameter, and the default value for none or unknown ones. */
  parse: (texts: readonly string[]) => Value;
  /** Returns the texts of a value; none for the default value, which the URL omits. */
  format: (value: Value) => readonly string[];
};

/** The parameters of the properties of a state, in the order of the URL. */
export type UrlSchema<State extends object> = { readonly [Name in keyof State]-?: UrlParameter<State[Name]> };

// `Object.entries` loses the literal names and the type of each value.
const getEntries = <State extends object>(schema: UrlSchema<State>) =>
  Object.entries(schema) as [keyof State & string, UrlParameter<State[keyof State]>][];

/** Parses the state in the parameters of a URL. Other parameters are ignored. */
export const parseUrlState = <State extends object>(schema: UrlSchema<State>, params: URLSearchParams): State =>
  // There is a pair for each property of the schema, so the object is complete.
  Object.fromEntries(
    getEntries(schema).map(([key, { name = key, parse }]) => [key, parse(params.getAll(name))]),
  ) as State;

/**
 * Serializes a state to URL parameters.
 * @param others other parameters, which stay unchanged
 */
export function serializeUrlState<State extends object>(
  schema: UrlSchema<State>,
  state: NoInfer<State>,
  others = new URLSearchParams(),
): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const [key, { name = key, format }] of getEntries(schema)) {
    params.delete(name);
    for (const text of format(state[key])) params.append(name, text);
  }
  return params;
}

/** Creates a parameter with any number of values that are known. */
export const createListParameter = (isKnown: (value: string) => boolean): UrlParameter<readonly string[]> => ({
  parse: (texts) => [...new Set(texts)].filter(isKnown),
  format: (values) => values,
});

/**
 * Creates a parameter with one of some values.
 * @param fallback the default value
 * @param aliases values of older URLs, which still work
 */
export const createChoiceParameter = <Value extends string>(
  values: readonly Value[],
  fallback: Value,
  aliases: ReadonlyMap<string, string> = new Map(),
): UrlParameter<Value> => ({
  parse: ([text = '']) => values.find((value) => value === (aliases.get(text) ?? text)) ?? fallback,
  format: (value) => (value === fallback ? [] : [value]),
});

/** A text without spaces around it, empty by default. */
export const TRIMMED_TEXT: UrlParameter<string> = {
  parse: ([text = '']) => text.trim(),
  format: (text) => [text.trim()].filter(Boolean),
};

/** A text that may be absent. */
export const OPTIONAL_TEXT: UrlParameter<string | undefined> = {
  parse: ([text]) => text,
  format: (text) => (text === undefined ? [] : [text]),
};

/** Creates a parameter with a whole number from 1, which is the default, to a maximum, which a larger number becomes. */
export const createNumberParameter = (max: number): UrlParameter<number> => ({
  parse: ([text]) => {
    const number = Number(text);
    return Number.isInteger(number) && number > 1 ? Math.min(number, max) : 1;
  },
  format: (number) => (number > 1 ? [String(number)] : []),
});

/** Creates a parameter that has one text when it is true, and is absent when it is false. */
export const createFlagParameter = (word: string): UrlParameter<boolean> => ({
  parse: ([text]) => text === word,
  format: (isSet) => (isSet ? [word] : []),
});
