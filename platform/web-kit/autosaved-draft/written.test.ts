import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepPart, listChangedFields, mergeTheirs } from './written.ts';

type Field = 'one' | 'two' | 'three';
const FIELDS: readonly Field[] = ['one', 'two', 'three'];

const text = fc.constantFrom('', 'a', 'b');
const values = fc.record({ one: text, two: text, three: text });
const written = fc.record({ values, saved: values, stored: fc.constant({ version: 1 }) });
const part = fc.record({ values, fields: fc.subarray([...FIELDS]) });

describe('what is written beside what is saved', () => {
  it('a part that was saved takes nothing away that was written meanwhile', () => {
    fc.assert(
      fc.property(written, part, (before, sent) => {
        const after = keepPart(before, sent, { version: 2 });
        expect([after.values, after.stored]).toEqual([before.values, { version: 2 }]);
        const left = listChangedFields(after.values, after.saved);
        for (const field of FIELDS) {
          const saved = sent.fields.includes(field) ? sent.values[field] : before.saved[field];
          expect(left.includes(field)).toBe(before.values[field] !== saved);
        }
      }),
    );
  });

  it('what somebody else saved comes in where nobody wrote, and nowhere else', () => {
    fc.assert(
      fc.property(written, values, part, (before, theirs, sent) => {
        const after = mergeTheirs(before, theirs, sent, listChangedFields);
        for (const field of FIELDS) {
          const isMine = sent.fields.includes(field) || before.values[field] !== before.saved[field];
          const kept = [before.values[field], before.saved[field]];
          expect([after.values[field], after.saved[field]]).toEqual(
            isMine ? kept : [theirs[field], theirs[field]],
          );
        }
      }),
    );
  });
});
