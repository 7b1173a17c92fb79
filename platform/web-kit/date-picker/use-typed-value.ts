import { useState } from 'react';

interface TypedValue<Value> {
  /** What the segments hold; null while they are empty or half filled. */
  readonly typed: Value | null;
  readonly type: (next: Value | null) => void;
  /** Empties the segments, half a value included: give it as `key`. */
  readonly generation: number;
  readonly clear: () => void;
}

interface TypedValueOptions<Value> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly parse: (text: string) => Value | null;
  /** Text of a value; empty while it is still being typed, as a year of fewer than four digits. */
  readonly write: (value: Value) => string;
}

/**
 * Separates the typed value from the reported value. React Aria reports the year 2 when a person begins to type
 * '2026', and a form that saves or searches automatically must not get that value.
 */
export function useTypedValue<Value>(options: TypedValueOptions<Value>): TypedValue<Value> {
  const { value, onChange, parse, write } = options;
  const [typed, setTyped] = useState(() => parse(value));
  const [told, setTold] = useState(value);
  const [generation, setGeneration] = useState(0);

  // The owner changed the value (a form was cleared or restored): the segments follow.
  if (value !== told) {
    setTold(value);
    setTyped(parse(value));
    if (value === '') setGeneration(generation + 1);
  }

  function type(next: Value | null): void {
    setTyped(next);
    const text = next === null ? '' : write(next);
    if (text === told) return;
    setTold(text);
    onChange(text);
  }

  return {
    typed,
    type,
    generation,
    clear: () => {
      type(null);
      setGeneration(generation + 1);
    },
  };
}
