import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstFieldError, MISSING_MESSAGE } from './first-field-error.ts';

describe('[SHELL-07] the first error of a control', () => {
  it('shows once the control was touched, changed or submitted, and never before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (errors, touched, dirty, submitted) => {
          const shown = firstFieldError({ errors, touched, dirty, submitted }) !== undefined;
          expect(shown).toBe(errors.length > 0 && (touched || dirty || submitted));
        },
      ),
    );
  });

  it('is the first of the list', () => {
    expect(firstFieldError({ errors: ['Uno', 'Dos'], submitted: true })).toBe('Uno');
  });

  it.each([[['']], [['  ']], [[undefined]], [[null, 'Dos']]])(
    'says a missing message is missing: %j',
    (errors) => {
      expect(firstFieldError({ errors, touched: true })).toBe(MISSING_MESSAGE);
      expect(MISSING_MESSAGE).toBe('Error sin mensaje');
    },
  );

  it('is nothing without errors', () => {
    expect(firstFieldError({ submitted: true })).toBeUndefined();
    expect(firstFieldError({ errors: [], submitted: true })).toBeUndefined();
  });
});
