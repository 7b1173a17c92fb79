import type { GridPlot } from './plot.ts';
import type { Step } from './scene.ts';

/** From the lightest to the darkest. */
export const STEPS: readonly Step[] = [0, 1, 2, 3, 4, 5];

/** Which of the six steps a value is in. */
export function stepOf(value: number, steps: GridPlot['steps']): Step {
  return STEPS.findLast((step) => step === 0 || value >= (steps[step - 1] ?? 0)) ?? 0;
}
