/** One part of an output. The parts are written at the same time but shown one after the other. */
export interface OutputPart {
  write(text: string): void;
  /** Ends this part, so that the next part is shown. */
  end(): void;
}

/**
 * Divides an output among writers who work side by side, one part each. The first part that has not ended is shown as it comes; the
 * others wait whole for their turn.
 */
export function divideOutput<Writer>(
  writers: readonly Writer[],
  print: (text: string) => void,
): [writer: Writer, part: OutputPart][] {
  const waiting = writers.map(() => '');
  const ended = waiting.map(() => false);
  let shown = 0;
  const showNext = (): void => {
    while (ended[shown]) {
      shown += 1;
      const text = waiting[shown];
      if (text) print(text);
    }
  };
  return writers.map((writer, position) => {
    const write = (text: string): void => {
      if (position === shown) print(text);
      else waiting[position] += text;
    };
    const end = (): void => {
      ended[position] = true;
      showNext();
    };
    return [writer, { write, end }];
  });
}
